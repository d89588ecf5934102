import { Skeleton } from '@mantine/core';
import { keyedByIndex } from '@/lib/keyedByIndex';
import head from './head/StackHead.module.css';
import classes from './StackSkeleton.module.css';

const cards = keyedByIndex(['evidence', 'diameters', 'record']);
const steps = keyedByIndex(['registered', 'measured', 'assigned']);

export function StackSkeleton() {
  return (
    <div className={classes.page} aria-busy="true">
      <div className={head.head} data-card>
        <div className={head.answer}>
          <Skeleton height={36} width={180} />
          <Skeleton height={20} width="70%" mt={10} />
          <Skeleton height={16} width="50%" mt={10} />
          <Skeleton height={16} width="60%" mt={10} />
        </div>
        <div className={head.sight}>
          <Skeleton className={classes.picture} />
          <div className={head.map}>
            <Skeleton className={classes.map} />
          </div>
        </div>
        <div className={head.timeline}>
          {steps.map(({ key }) => (
            <Skeleton key={key} height={16} width="80%" mb={14} />
          ))}
        </div>
      </div>
      {cards.map(({ key }) => (
        <div key={key} className={classes.card} data-card>
          <Skeleton height={20} width={160} />
        </div>
      ))}
    </div>
  );
}

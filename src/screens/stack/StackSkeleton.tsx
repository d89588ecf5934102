import { Skeleton } from '@mantine/core';
import { keyedByIndex } from '@/lib/keyedByIndex';
import classes from './StackScreen.module.css';
import grid from './StackSection.module.css';

/** Number of fields in the cards that nearly every stack has: the head, the evidence, and what follows. */
const cards = [7, 6, 8];

/** Has the geometry of the cards, so that nothing jumps when they come. */
export function StackSkeleton() {
  return (
    <div className={classes.cards} aria-busy="true">
      {keyedByIndex(cards).map(({ key, item: fields }) => (
        <div key={key} className={classes.card} data-card>
          <Skeleton height={24} width={160} />
          <div className={grid.fields}>
            {keyedByIndex(Array.from({ length: fields })).map((field) => (
              <div key={field.key}>
                <Skeleton height={14} width={110} />
                <Skeleton height={16} width={150} mt={8} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

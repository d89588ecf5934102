import { Skeleton } from '@mantine/core';
import { byPlace } from '@/lib/byPlace';
import grid from './StackSection.module.css';
import classes from './StackSkeleton.module.css';

/** Fields of the cards that nearly every stack has: the facts, and two sections. */
const cards = [8, 6, 8];

/** Stands where the cards of a stack will be, in their geometry. */
export function StackSkeleton() {
  return (
    <div className={classes.cards} aria-busy="true">
      {byPlace(cards).map(({ key, item: fields }) => (
        <div key={key} className={classes.card}>
          <Skeleton height={24} width={160} />
          <div className={grid.fields}>
            {byPlace(Array.from({ length: fields })).map((field) => (
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

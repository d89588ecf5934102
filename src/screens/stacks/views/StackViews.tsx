import { Box } from '@mantine/core';
import { afterRows } from '@/screens/stacks/afterRows';
import { later } from '@/ui/feedback/later';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import classes from './StackViews.module.css';

/**
 * The list never waits for the saved views, and their row always keeps its height. On a phone a row of views
 * would take the space of a stack. So the views are in a menu beside the title, which names the open view.
 */
export const StackViews = afterRows(
  later(async () => (await import('./StackViewBar')).StackViewBar, { waiting: EmptyRow }),
);

function EmptyRow() {
  return !useIsPhone() && <div className={classes.row} />;
}

export function ViewMenuPlace({ onPlace }: { onPlace: (place: HTMLElement | null) => void }) {
  const isPhone = useIsPhone();
  return <Box ref={onPlace} {...(isPhone ? { miw: 96, ta: 'end' } : { display: 'contents' })} />;
}

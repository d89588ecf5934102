import { Button } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { Notice } from '@/ui/feedback/Notice';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import classes from './StaleNotice.module.css';
import { useFailureText } from './useFailureText';

interface StaleNoticeProps {
  /** What could not be reloaded, where that is not what stands below. */
  title?: string;
  /** Why the last reload failed; without one nothing is shown. */
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
}

/**
 * Above what was loaded before and could not be loaded again, after a change or when the network came back: old rows
 * never stand under a success message without a word. Stays in sight while the page is scrolled.
 */
export function StaleNotice({ error, ...shown }: StaleNoticeProps) {
  return error ? <Shown error={error} {...shown} /> : null;
}

function Shown({ title, error, isFetching, onRetry }: StaleNoticeProps) {
  const t = useText();
  const failureText = useFailureText();
  const refuge = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={refuge} className={classes.place}>
      <Notice tone="danger">
        <p>
          <strong>{title ?? t('ui.stale')}</strong>
        </p>
        <p>{failureText(error)}</p>
        <Button className={classes.retry} variant="default" size="xs" loading={isFetching} onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      </Notice>
    </div>
  );
}

import { Button } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { Notice } from '@/ui/feedback/Notice';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import classes from './StaleNotice.module.css';
import { useFailureText } from './useFailureText';

interface StaleNoticeProps {
  /** Says what could not be reloaded, where that is not the content below. */
  title?: string;
  /** Why the last reload failed; without one nothing is shown. */
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
}

/**
 * Stands above content that could not be reloaded, after a change or when the network came back, so that old rows are
 * never taken for new ones. Stays in sight while the page is scrolled.
 */
export function StaleNotice({ error, ...shown }: StaleNoticeProps) {
  return error ? <Shown error={error} {...shown} /> : null;
}

function Shown({ title, error, isFetching, onRetry }: StaleNoticeProps) {
  const t = useText();
  const failureText = useFailureText();
  const notice = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={notice} className={classes.notice}>
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

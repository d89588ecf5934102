import { Button } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { Notice } from '@/ui/feedback/Notice';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import classes from './StaleNotice.module.css';
import { useFailureText } from './useFailureText';

interface StaleNoticeProps {
  title?: string;
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
}

/**
 * Marks content that could not be reloaded after a change or a lost network, so that people do not take old
 * rows for new ones. It stays in view while the page scrolls.
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

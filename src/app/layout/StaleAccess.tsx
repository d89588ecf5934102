import { StaleNotice } from '@/features/errors/StaleNotice';
import { useText } from '@/i18n/useText';
import { useAccess } from '@/store/access/useAccess';

/** What the person may open was known, and could not be loaded again. */
export function StaleAccess() {
  const t = useText();
  const { staleError, isFetching, retry } = useAccess();
  return (
    <StaleNotice title={t('shell.access_stale')} error={staleError} isFetching={isFetching} onRetry={retry} />
  );
}

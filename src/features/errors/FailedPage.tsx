import { Text } from '@mantine/core';
import { useText } from '@/i18n/useText';
import type { ServiceError } from '@/store/ports/serviceError';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageHeader } from '@/ui/layout/PageHeader';
import { useFailureText } from './useFailureText';

interface FailedPageProps {
  /** What the page would have been. */
  title: string;
  error: ServiceError;
  onRetry: () => void;
}

/** In place of a page whose owner the service does not give: refused, not there, or not to be had just now. */
export function FailedPage({ title, error, onRetry }: FailedPageProps) {
  const t = useText();
  const failureText = useFailureText();
  if (error.status === 403) return <PageHeader title={t('not_authorized.title')} />;
  if (error.status === 404) {
    return (
      <>
        <PageHeader title={t('not_found.title')} />
        {error.message && <Text>{error.message}</Text>}
      </>
    );
  }
  return (
    <>
      <PageHeader title={title} />
      <ErrorState title={t('failure.page')} text={failureText(error)} onRetry={onRetry} />
    </>
  );
}

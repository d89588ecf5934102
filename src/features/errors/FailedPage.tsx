import { Text } from '@mantine/core';
import { useText } from '@/i18n/useText';
import type { ServiceError } from '@/store/ports/serviceError';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageHeader } from '@/ui/layout/PageHeader';
import { useFailureText } from './useFailureText';

interface FailedPageProps {
  /** The page's usual title. */
  title: string;
  error: ServiceError;
  onRetry: () => void;
}

/** Replaces a page if the service refuses its organisation, department or stack, does not find it or fails. */
export function FailedPage({ title, error, onRetry }: FailedPageProps) {
  const t = useText();
  const failureText = useFailureText();
  if (error.status === 403) {
    return (
      <>
        <PageHeader title={t('not_authorized.title')} />
        <Text c="dimmed">{t('not_authorized.ask')}</Text>
      </>
    );
  }
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

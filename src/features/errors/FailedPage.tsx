import { Text } from '@mantine/core';
import { useText } from '@/i18n/useText';
import type { ServiceError } from '@/store/ports/serviceError';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageHeader, type PageHeaderProps } from '@/ui/layout/PageHeader';
import { useFailureText } from './useFailureText';

interface FailedPageProps {
  title: string;
  error: ServiceError;
  onRetry: () => void;
  head?: Pick<PageHeaderProps, 'back' | 'actions'>;
}

export function FailedPage({ title, error, onRetry, head }: FailedPageProps) {
  const t = useText();
  const failureText = useFailureText();
  if (error.status === 403) {
    return (
      <>
        <PageHeader title={t('not_authorized.title')} {...head} />
        <Text c="dimmed">{t('not_authorized.ask')}</Text>
      </>
    );
  }
  if (error.status === 404) {
    return (
      <>
        <PageHeader title={t('not_found.title')} {...head} />
        {error.message && <Text>{error.message}</Text>}
      </>
    );
  }
  return (
    <>
      <PageHeader title={title} {...head} />
      <ErrorState title={t('failure.page')} text={failureText(error)} onRetry={onRetry} />
    </>
  );
}

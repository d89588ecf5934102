import { Button, Stack, Text, Title } from '@mantine/core';
import { useFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import { signOut } from '@/store/api/signOut';
import { useAppDispatch } from '@/store/hooks';
import type { ServiceError } from '@/store/ports/serviceError';
import { PublicPage } from '@/ui/layout/PublicPage';

interface AccessFailureProps {
  error: ServiceError;
  onRetry: () => void;
}

export function AccessFailure({ error, onRetry }: AccessFailureProps) {
  const t = useText();
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  return (
    <PublicPage>
      <Stack role="alert">
        <Title order={1}>{t('access.failed')}</Title>
        <Text>{failureText(error)}</Text>
        <Button onClick={onRetry}>{t('ui.retry')}</Button>
        <Button variant="default" onClick={() => dispatch(signOut())}>
          {t('shell.log_out')}
        </Button>
      </Stack>
    </PublicPage>
  );
}

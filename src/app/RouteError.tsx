import { Button, Stack, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { useText } from '@/i18n/useText';

/** Stands where a screen failed: what to do, and an id that leads support to the entry in the browser's log. */
export function RouteError() {
  const t = useText();
  const error = useRouteError();
  const [id] = useState(() => Math.random().toString(36).slice(2, 10).toUpperCase());
  useEffect(() => {
    console.error(`Error ${id}`, error);
  }, [id, error]);
  return (
    <Stack align="flex-start" p="xl" role="alert">
      <Title order={1}>{t('ui.failure.title')}</Title>
      <p>{t('ui.failure.text')}</p>
      <p>{t('ui.failure.id', { id })}</p>
      <Button onClick={() => window.location.reload()}>{t('ui.failure.reload')}</Button>
    </Stack>
  );
}

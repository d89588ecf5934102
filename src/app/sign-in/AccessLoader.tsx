import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '@/i18n/useText';
import { PageLoader } from '@/ui/feedback/PageLoader';

/** A load of more than this many milliseconds is unusual; even a busy service answers sooner. */
const unusual = 3000;

export function AccessLoader() {
  const t = useText();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), unusual);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <PageLoader />
      <Text role="status" ta="center" px="md">
        {isLong && t('access.waiting')}
      </Text>
    </>
  );
}

import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '@/i18n/useText';
import { PageLoader } from '@/ui/feedback/PageLoader';

/** Milliseconds; a busy service answers in less. */
const unusual = 3000;

/** While the person's access comes. A service that is away is asked again, so somebody has to say what the page waits for. */
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

import { Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/store/hooks';
import { selectSession } from '@/store/session/sessionSlice';
import { areSingleKeysOn, watchSingleKeys } from '@/store/session/singleKeys';
import { useIsPhone } from '@/ui/layout/useIsPhone';

export function RowKeys() {
  const t = useText();
  const isPhone = useIsPhone();
  const subject = useAppSelector((state) => selectSession(state)?.subject ?? '');
  const areOn = useSyncExternalStore(watchSingleKeys, () => areSingleKeysOn(subject));
  if (isPhone || !areOn) return null;
  const keys = t('stack_table.keys');
  return (
    <Text span size="xs" c="dimmed" py={8} truncate title={keys}>
      {keys}
    </Text>
  );
}

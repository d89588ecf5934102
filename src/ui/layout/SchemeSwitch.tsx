import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { Icon } from '@/ui/icons/Icon';

/** The browser remembers the choice; without one the system's scheme applies. */
export function SchemeSwitch() {
  const t = useText();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const name = dark ? t('ui.scheme.to_light') : t('ui.scheme.to_dark');
  return (
    <ActionIcon aria-label={name} title={name} onClick={() => setColorScheme(dark ? 'light' : 'dark')}>
      <Icon name={dark ? 'sun' : 'moon'} />
    </ActionIcon>
  );
}

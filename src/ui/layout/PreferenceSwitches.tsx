import { ActionIcon, NativeSelect, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useLocale } from '@/i18n/LocaleContext';
import { languageNames } from '@/i18n/language';
import { useText } from '@/i18n/useText';
import { languages } from '@/lib/languages';
import { Icon } from '@/ui/icons/Icon';

/** Each language is listed by its own name. A native select loads no code before sign-in and suits phones. */
export function LanguageSwitch() {
  const t = useText();
  const { language, setLanguage } = useLocale();
  const choose = (value: string) => {
    const chosen = languages.find((candidate) => candidate === value);
    if (chosen) setLanguage(chosen);
  };
  return (
    <NativeSelect
      aria-label={t('ui.language')}
      w={136}
      variant="unstyled"
      leftSection={<Icon name="globe" />}
      rightSection={<Icon name="chevronDown" size={14} />}
      value={language}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {languages.map((code) => (
        <option key={code} value={code} lang={code}>
          {languageNames[code]}
        </option>
      ))}
    </NativeSelect>
  );
}

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

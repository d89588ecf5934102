import type { InputWrapperProps } from '@mantine/core';
import { languageNames } from '@/i18n/language';
import { useText } from '@/i18n/useText';
import { type Language, languages } from '@/lib/languages';
import { ChoiceField } from '@/ui/fields/ChoiceField';

export type InvitationLanguage = Language | '';

interface InvitationLanguageFieldProps extends Pick<InputWrapperProps, 'error' | 'errorProps'> {
  usual: Language;
  value: InvitationLanguage;
  onChange: (language: Language | null) => void;
  onBlur?: () => void;
}

export function InvitationLanguageField({ usual, value, ...input }: InvitationLanguageFieldProps) {
  const t = useText();
  return (
    <ChoiceField<Language>
      label={t('invitation.language')}
      description={t('invitation.language_hint')}
      options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
      value={value || usual}
      {...input}
    />
  );
}

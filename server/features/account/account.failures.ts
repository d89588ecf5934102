import type { Text } from '../../texts/language';

export const accountFailures = {
  passwordNotChanged: {
    en: 'Your password has not been changed.',
    da: 'Din adgangskode er ikke ændret.',
    de: 'Ihr Passwort wurde nicht geändert.',
    pl: 'Hasło nie zostało zmienione.',
  },
} satisfies Record<string, Text>;

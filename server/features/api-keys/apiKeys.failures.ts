import type { Text } from '../../texts/language';

export const apiKeyFailures = {
  tooManyKeys: {
    en: 'The organisation has 50 API keys, which is the limit. Revoke one that is no longer used.',
    da: 'Organisationen har 50 API-nøgler, og flere kan ikke oprettes. Spær en, der ikke længere bruges.',
    de: 'Die Organisation hat 50 API-Schlüssel, mehr sind nicht möglich. Sperren Sie einen, der nicht mehr verwendet wird.',
    pl: 'Organizacja ma już 50 kluczy API, a więcej nie można. Unieważnij nieużywany klucz.',
  },
} satisfies Record<string, Text>;

import type english from '../../translations/en.json';
import type { Language } from './language';

/** Every text on screen has an id; an unknown id does not compile. */
export type MessageId = keyof typeof english;

/** Texts by id. In the built portal they are already parsed (vite.config.ts), so only react-intl can read them. */
export type Catalogue = Record<string, string>;

const loaders: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('../../translations/en.json'),
  da: () => import('../../translations/da.json'),
  de: () => import('../../translations/de.json'),
  pl: () => import('../../translations/pl.json'),
};

/** Rejects when the network fails. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return (await loaders[language]()).default;
}

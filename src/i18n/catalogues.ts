import type english from '../../translations/en.json';
import type { Language } from './language';

/** Every text on screen has an id; an unknown one does not compile. */
export type MessageId = keyof typeof english;

/** Texts by their ids; in the built portal they arrive parsed (vite.config.ts), for react-intl alone to read. */
export type Catalogue = Record<string, string>;

const loaders: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('../../translations/en.json'),
  da: () => import('../../translations/da.json'),
  de: () => import('../../translations/de.json'),
  pl: () => import('../../translations/pl.json'),
};

/** Fetches one language's texts; rejects when the network does. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return (await loaders[language]()).default;
}

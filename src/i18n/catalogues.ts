import type english from '../../translations/en.json';
import type { Language } from './language';

/** Every text on screen has an id; an unknown id does not compile. */
export type MessageId = keyof typeof english;

/** Texts by id. In the built portal they are already parsed (scripts/catalogues.ts), so only react-intl can read them. */
export type Catalogue = Record<string, string>;

/** `start`: pages without a session. `portal`: all pages with one, except what `start` has. */
export type CataloguePart = 'start' | 'report' | 'portal';

const loaders: Record<Language, Record<CataloguePart, () => Promise<{ default: Catalogue }>>> = {
  en: {
    start: () => import('../../translations/en.json?part=start'),
    report: () => import('../../translations/en.json?part=report'),
    portal: () => import('../../translations/en.json?part=portal'),
  },
  da: {
    start: () => import('../../translations/da.json?part=start'),
    report: () => import('../../translations/da.json?part=report'),
    portal: () => import('../../translations/da.json?part=portal'),
  },
  de: {
    start: () => import('../../translations/de.json?part=start'),
    report: () => import('../../translations/de.json?part=report'),
    portal: () => import('../../translations/de.json?part=portal'),
  },
  pl: {
    start: () => import('../../translations/pl.json?part=start'),
    report: () => import('../../translations/pl.json?part=report'),
    portal: () => import('../../translations/pl.json?part=portal'),
  },
};

/** Rejects when the network fails. */
export async function loadCatalogue(language: Language, parts: readonly CataloguePart[]): Promise<Catalogue> {
  const loaded = await Promise.all(parts.map((part) => loaders[language][part]()));
  return Object.assign({}, ...loaded.map(({ default: texts }) => texts));
}

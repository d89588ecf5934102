import type english from '../../translations/en.json';
import type { Language } from './language';

/** Every text on screen has an id; an unknown id does not compile. */
export type MessageId = keyof typeof english;

/** Texts by id. In the built portal they are already parsed (scripts/catalogues.ts), so only react-intl can read them. */
export type Catalogue = Record<string, string>;

/**
 * `start`: pages without a session. `portal`: what all pages with one need, except what `start` has, and the dashboard, where most
 * people begin. `settings`: what people open beside their work. The others are areas of pages (scripts/catalogues.ts).
 */
export type CataloguePart =
  | 'start'
  | 'report'
  | 'portal'
  | 'administration'
  | 'lists'
  | 'stack'
  | 'history'
  | 'settings'
  | 'cards';

const loaders: Record<Language, Record<CataloguePart, () => Promise<{ default: Catalogue }>>> = {
  en: {
    start: () => import('../../translations/en.json?part=start'),
    report: () => import('../../translations/en.json?part=report'),
    portal: () => import('../../translations/en.json?part=portal'),
    administration: () => import('../../translations/en.json?part=administration'),
    lists: () => import('../../translations/en.json?part=lists'),
    stack: () => import('../../translations/en.json?part=stack'),
    history: () => import('../../translations/en.json?part=history'),
    settings: () => import('../../translations/en.json?part=settings'),
    cards: () => import('../../translations/en.json?part=cards'),
  },
  da: {
    start: () => import('../../translations/da.json?part=start'),
    report: () => import('../../translations/da.json?part=report'),
    portal: () => import('../../translations/da.json?part=portal'),
    administration: () => import('../../translations/da.json?part=administration'),
    lists: () => import('../../translations/da.json?part=lists'),
    stack: () => import('../../translations/da.json?part=stack'),
    history: () => import('../../translations/da.json?part=history'),
    settings: () => import('../../translations/da.json?part=settings'),
    cards: () => import('../../translations/da.json?part=cards'),
  },
  de: {
    start: () => import('../../translations/de.json?part=start'),
    report: () => import('../../translations/de.json?part=report'),
    portal: () => import('../../translations/de.json?part=portal'),
    administration: () => import('../../translations/de.json?part=administration'),
    lists: () => import('../../translations/de.json?part=lists'),
    stack: () => import('../../translations/de.json?part=stack'),
    history: () => import('../../translations/de.json?part=history'),
    settings: () => import('../../translations/de.json?part=settings'),
    cards: () => import('../../translations/de.json?part=cards'),
  },
  pl: {
    start: () => import('../../translations/pl.json?part=start'),
    report: () => import('../../translations/pl.json?part=report'),
    portal: () => import('../../translations/pl.json?part=portal'),
    administration: () => import('../../translations/pl.json?part=administration'),
    lists: () => import('../../translations/pl.json?part=lists'),
    stack: () => import('../../translations/pl.json?part=stack'),
    history: () => import('../../translations/pl.json?part=history'),
    settings: () => import('../../translations/pl.json?part=settings'),
    cards: () => import('../../translations/pl.json?part=cards'),
  },
};

/** Rejects when the network fails. */
export async function loadCatalogue(language: Language, parts: readonly CataloguePart[]): Promise<Catalogue> {
  const loaded = await Promise.all(parts.map((part) => loaders[language][part]()));
  return Object.assign({}, ...loaded.map(({ default: texts }) => texts));
}

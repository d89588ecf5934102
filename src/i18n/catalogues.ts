import type { Language } from '@/lib/languages';
import type english from '../../translations/en.json';

export type MessageId = keyof typeof english;

/**
 * In the built portal the values are parsed texts (scripts/catalogues.ts), which only react-intl can read.
 */
export type Catalogue = Record<string, string>;

type Part = () => Promise<{ default: Catalogue }>;

const parts: Record<Language, { start: Part; portal: Part }> = {
  en: {
    start: () => import('../../translations/en.json?part=start'),
    portal: () => import('../../translations/en.json?part=portal'),
  },
  da: {
    start: () => import('../../translations/da.json?part=start'),
    portal: () => import('../../translations/da.json?part=portal'),
  },
  de: {
    start: () => import('../../translations/de.json?part=start'),
    portal: () => import('../../translations/de.json?part=portal'),
  },
  pl: {
    start: () => import('../../translations/pl.json?part=start'),
    portal: () => import('../../translations/pl.json?part=portal'),
  },
};

/** The start texts are for pages without a session. Both functions reject when the network fails. */
export async function loadStartTexts(language: Language): Promise<Catalogue> {
  return (await parts[language].start()).default;
}

export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const { start, portal } = parts[language];
  const [first, rest] = await Promise.all([start(), portal()]);
  return { ...first.default, ...rest.default };
}

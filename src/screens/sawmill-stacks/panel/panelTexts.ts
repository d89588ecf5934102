import type { CataloguePart } from '@/i18n/catalogues';

/** The list does without them: they load with the panel. */
export const panelTexts: readonly CataloguePart[] = ['stack'];

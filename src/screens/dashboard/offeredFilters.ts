import type { FilterChoices } from '@/features/stack-filters/filterChoices';

const panelFilters = [
  'surveyors',
  'treeSpecies',
  'assortments',
  'sawmillIds',
  'areaNumber',
  'assortmentLength',
] as const;

export type PanelFilter = (typeof panelFilters)[number];

/**
 * Returns the filters of the panel that have a field on the measurement card and something to choose from
 * (specification, stack area, section 2, "Dashboard"). Sawmills have no field on a card.
 */
export function offeredFilters(choices: FilterChoices): PanelFilter[] {
  const { cardFields, lists, areaNumbers, assortmentLengths } = choices;
  const holds = (list: readonly unknown[] | null | undefined) => Boolean(list?.length);
  const isOffered: Record<PanelFilter, boolean> = {
    surveyors: cardFields.includes('surveyor') && holds(lists.surveyors),
    treeSpecies: cardFields.includes('treeSpecies') && holds(lists.treeSpecies),
    assortments: cardFields.includes('assortment') && holds(lists.assortments),
    sawmillIds: holds(lists.sawmillIds),
    areaNumber: cardFields.includes('areaNumber') && holds(areaNumbers),
    assortmentLength: cardFields.includes('assortmentLength') && holds(assortmentLengths),
  };
  return panelFilters.filter((name) => isOffered[name]);
}

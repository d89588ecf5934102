import type { ListPreferences } from '@/features/stack-list/columns/listPreferences';

/** The name in the URL of the view for whoever fills a lorry. It is built in: of a person's or colleagues' views none has it. */
export const haulageView = 'haulage';

export const haulagePreferences: ListPreferences = {
  columns: ['volume', 'treeSpecies', 'assortmentLength', 'age', 'areaNumber', 'sawmill'],
  dense: false,
};

/** What a load is chosen by, in this order; those that the person has not chosen are left out. */
export const haulageColumns = [
  'stackNumber',
  'volume',
  'treeSpecies',
  'assortment',
  'assortmentLength',
  'age',
  'distance',
  'department',
  'areaNumber',
  'sawmill',
  'status',
  'delete',
] as const;

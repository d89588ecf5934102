import type { ListPreferences } from '@/features/stack-list/columns/listPreferences';

/** `haulageView` is the name in the URL of the built-in view for filling a lorry. No saved view has this id. */
export const haulageView = 'haulage';

export const haulagePreferences: ListPreferences = {
  columns: ['volume', 'treeSpecies', 'assortmentLength', 'age', 'areaNumber', 'sawmill'],
  dense: false,
};

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

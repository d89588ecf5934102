export const furtherColumns = [
  'volume',
  'treeSpecies',
  'assortment',
  'assortmentLength',
  'age',
  'areaNumber',
  'sawmill',
  'check',
] as const;

export type FurtherColumn = (typeof furtherColumns)[number];

export interface ListPreferences {
  columns: readonly FurtherColumn[];
  dense: boolean;
}

export const defaultPreferences: ListPreferences = { columns: [], dense: false };

export type ListName = 'stack-list' | 'sawmill-stack-list';

/** Several people may share a browser, so each has choices of their own. */
const storageKey = (list: ListName, subject: string) => `stackyard.${list}.${subject}`;

/**
 * Drops values that this version does not know. Returns `usual` if the person has not chosen before, or if
 * the storage cannot be read.
 */
export function rememberedPreferences(
  list: ListName,
  subject: string,
  usual = defaultPreferences,
): ListPreferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(list, subject)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return usual;
    const chosen = 'columns' in stored && Array.isArray(stored.columns) ? stored.columns : [];
    return {
      columns: furtherColumns.filter((column) => chosen.includes(column)),
      dense: 'dense' in stored && stored.dense === true,
    };
  } catch {
    return usual;
  }
}

export function rememberPreferences(list: ListName, subject: string, preferences: ListPreferences): void {
  try {
    localStorage.setItem(storageKey(list, subject), JSON.stringify(preferences));
  } catch {
    // Without storage the choice still holds for this visit.
  }
}

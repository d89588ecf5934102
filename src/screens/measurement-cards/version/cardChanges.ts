import { requirementOf } from '@/features/stack-fields/requirement/requirementOf';
import type { MeasurementCardDocument } from '@/store/api/cardVersionApi';

type CardField = MeasurementCardDocument['fields'][number];

/** The titles of the fields that publishing a version adds, removes or changes. */
export interface CardChanges {
  added: string[];
  removed: string[];
  /** Those that have to be given, or given earlier than before; among them may be added ones. */
  required: string[];
  /** In any other way. */
  changed: string[];
}

/** Compares fields by their ids; titles may change. */
export function cardChanges(before: MeasurementCardDocument, after: MeasurementCardDocument): CardChanges {
  const former = new Map(before.fields.map((field) => [field.id, field]));
  const kept = new Set(after.fields.map(({ id }) => id));
  const titlesOf = (fields: readonly CardField[]) => fields.map(({ title }) => title);
  const isNewlyRequired = (field: CardField) => {
    const formerly = former.get(field.id);
    return isStricter(requirementOf(field), formerly ? requirementOf(formerly) : null);
  };
  return {
    added: titlesOf(after.fields.filter(({ id }) => !former.has(id))),
    removed: titlesOf(before.fields.filter(({ id }) => !kept.has(id))),
    required: titlesOf(after.fields.filter(isNewlyRequired)),
    changed: titlesOf(
      after.fields.filter((field) => {
        const formerly = former.get(field.id);
        return formerly && !isNewlyRequired(field) && JSON.stringify(field) !== JSON.stringify(formerly);
      }),
    ),
  };
}

type Requirement = ReturnType<typeof requirementOf>;

/** A stack is registered before it is measured. */
function isStricter(now: Requirement, before: Requirement): boolean {
  return now !== null && now !== before && before !== 'registration';
}

import { requirementOf } from '@/features/stack-fields/requirement/requirementOf';
import type { MeasurementCardDocument } from '@/store/api/cardVersionApi';

type CardField = MeasurementCardDocument['fields'][number];
export type CardRule = CardField['rules'][number];

/**
 * Each entry has the former and the present content as the card has it. For lists these are the removed and
 * the added items.
 */
export type FieldPart =
  | { part: 'title' | 'options' | 'answers' | 'default'; before: string[]; after: string[] }
  | { part: 'type'; before: CardField['fieldType']; after: CardField['fieldType'] }
  | { part: 'unit'; before: string | null; after: string | null }
  | { part: 'rules'; before: CardRule[]; after: CardRule[] }
  /** Translations and hidden properties of options are not described further. */
  | { part: 'other' };

export interface ChangedCardField {
  id: string;
  title: string;
  parts: FieldPart[];
}

interface CardChanges {
  added: string[];
  removed: string[];
  required: string[];
  changed: ChangedCardField[];
}

/** Fields are compared by their ids, because titles may change. */
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
    changed: after.fields.flatMap((field) => {
      const formerly = former.get(field.id);
      if (!formerly) return [];
      // The list of required fields already covers this change.
      const parts = isNewlyRequired(field)
        ? changedParts(withoutRequirement(formerly), withoutRequirement(field))
        : changedParts(formerly, field);
      return parts.length > 0 ? [{ id: field.id, title: field.title, parts }] : [];
    }),
  };
}

type Requirement = ReturnType<typeof requirementOf>;

/**
 * A value that is required at registration is required earlier than at measurement, so that requirement is
 * stricter.
 */
function isStricter(now: Requirement, before: Requirement): boolean {
  return now !== null && now !== before && before !== 'registration';
}

function withoutRequirement(field: CardField): CardField {
  return { ...field, rules: field.rules.filter(({ kind }) => !kind.startsWith('RequiredFor')) };
}

function changedParts(before: CardField, after: CardField): FieldPart[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const parts: FieldPart[] = [
    { part: 'title', ...difference([before.title], [after.title]) },
    { part: 'type', before: before.fieldType, after: after.fieldType },
    { part: 'unit', before: before.units?.display ?? null, after: after.units?.display ?? null },
    { part: 'options', ...difference(optionsOf(before), optionsOf(after)) },
    { part: 'answers', ...difference(answersOf(before), answersOf(after)) },
    { part: 'default', ...difference(defaultOf(before), defaultOf(after)) },
    { part: 'rules', ...difference(before.rules, after.rules) },
  ];
  const changed = parts.filter(
    (part) => part.part !== 'other' && JSON.stringify(part.before) !== JSON.stringify(part.after),
  );
  return changed.length > 0 ? changed : [{ part: 'other' }];
}

function difference<Value>(before: readonly Value[], after: readonly Value[]) {
  const lacking = (others: readonly Value[]) => {
    const known = new Set(others.map((other) => JSON.stringify(other)));
    return (value: Value) => !known.has(JSON.stringify(value));
  };
  return { before: before.filter(lacking(after)), after: after.filter(lacking(before)) };
}

const optionsOf = ({ options }: CardField) => (options ?? []).map(({ text }) => text);

const answersOf = ({ trueLabel, falseLabel }: CardField) =>
  [trueLabel, falseLabel].filter((label) => label !== null);

function defaultOf({ defaultValue, options }: CardField): string[] {
  if (defaultValue === null) return [];
  const option = options?.find(({ key }) => key === defaultValue);
  return [option?.text ?? String(defaultValue)];
}

import type { SQL } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { positionOf } from '../../../domain/fieldValue';
import type { Language } from '../../../domain/languages';
import { cardVersionInLanguage, stackRow, storedCard } from '../records/stackRecords';
import { correctableOf, isOrderNumberRequired, isRequired } from './correctable';
import type { StackCorrection } from './corrections.routes';

export async function stackCorrection(
  orm: Orm,
  stackId: string,
  { scope, language }: { scope: SQL | undefined; language: Language },
): Promise<StackCorrection> {
  const row = await stackRow(orm, stackId, scope);
  const card = await storedCard(orm, row.cardVersionId);
  const { values, orderNumber, position, etag, ...held } = correctableOf(card?.definition, row);
  const fields = card ? cardVersionInLanguage(card, language).definition.fields : [];
  return {
    etag,
    fields: values.flatMap(({ field: { id }, value }) => {
      const field = fields.find((one) => one.id === id);
      return field ? [{ field, value: saidIn(value), isRequired: isRequired(field) }] : [];
    }),
    orderNumber: orderNumber && { ...orderNumber, isRequired: isOrderNumberRequired(held.card) },
    position: position && { value: positionOf(position) },
  };
}

function saidIn(value: unknown): StackCorrection['fields'][number]['value'] {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (!Array.isArray(value)) return null;
  return value.filter((one): one is string => typeof one === 'string');
}

import type { Orm } from '../../db/client';
import type { ChangedField } from '../../domain/change';
import type { Language } from '../../domain/languages';
import type { Principal } from '../../domain/principal';
import { byteOrderMark, csvDialect, csvLine } from '../../http/csv';
import { textStream } from '../../http/textStream';
import { historyHeadings, serviceItself } from '../../texts/historyTexts';
import { type HistoryFilters, historyPortions } from './history.queries';

const noField: ChangedField = { field: '', before: [], after: [] };

export function historyCsvStream(
  orm: Orm,
  principal: Principal,
  id: string,
  { filters, language }: { filters: HistoryFilters; language: Language },
): ReadableStream<Uint8Array> {
  const dialect = csvDialect(language);
  async function* parts() {
    const headings = Object.values(historyHeadings).map((heading) => heading[language]);
    yield byteOrderMark + csvLine(headings, dialect);
    for await (const entries of historyPortions(orm, principal, id, filters))
      yield entries
        .flatMap((entry) => {
          const { at, operationId, kind, thingName, departmentName, requestId } = entry;
          const who = entry.userId === null ? serviceItself[language] : entry.userName;
          const fields = entry.fields.length === 0 ? [noField] : entry.fields;
          return fields.map(({ field, before, after }) =>
            csvLine(
              [
                at.toISOString().slice(0, 19).replace('T', ' '),
                ...[who, operationId, kind, thingName, departmentName],
                ...[field, before.join(', '), after.join(', '), requestId],
              ],
              dialect,
            ),
          );
        })
        .join('');
  }
  return textStream(parts());
}

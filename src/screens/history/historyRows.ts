import type { HistoryEntry } from '@/store/api/historyApi';
import type { OpenedAct } from './useOpenedActs';

/**
 * `entry` is a single change, and `act` represents many entries of one call. `part` is an entry of an opened
 * act, and `more` marks entries of the act that have not been loaded. `opened` holds the loaded entries of
 * the act, and is undefined while the act is closed.
 */
export interface HistoryRow {
  key: string;
  role: 'entry' | 'act' | 'part' | 'more';
  entry: HistoryEntry;
  opened?: OpenedAct | undefined;
}

function rowsOfEntry(entry: HistoryEntry, opened: ReadonlyMap<string, OpenedAct>): HistoryRow[] {
  const count = entry.act?.entryCount ?? 1;
  const { requestId } = entry;
  if (count === 1) return [{ key: String(entry.id), role: 'entry', entry }];
  const act = opened.get(requestId);
  const rows: HistoryRow[] = [{ key: requestId, role: 'act', entry, opened: act }];
  for (const part of act?.entries ?? []) rows.push({ key: `part ${part.id}`, role: 'part', entry: part });
  if (act && act.entries.length < count)
    rows.push({ key: `more ${requestId}`, role: 'more', entry, opened: act });
  return rows;
}

interface HistoryDay {
  day: string;
  rows: HistoryRow[];
}

export function historyDays(
  entries: readonly HistoryEntry[],
  opened: ReadonlyMap<string, OpenedAct>,
  dayOf: (iso: string) => string,
): HistoryDay[] {
  const days: HistoryDay[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const rows = rowsOfEntry(entry, opened);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(...rows);
    else days.push({ day, rows });
  }
  return days;
}

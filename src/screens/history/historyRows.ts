import type { HistoryEntry } from '@/store/api/historyApi';
import type { OpenedAct } from './useOpenedActs';

/** `entry`: a change alone; `act`: many of one call; `part`: one of an opened act; `more`: of the act's parts, some are still to come. */
export interface HistoryRow {
  key: string;
  role: 'entry' | 'act' | 'part' | 'more';
  /** Of an act the one that stands for it. */
  entry: HistoryEntry;
  /** What the parts of the act have come to; undefined where it is closed. */
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
  /** As it is written. */
  day: string;
  rows: HistoryRow[];
}

/** The entries of a page by their days, in their order. */
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

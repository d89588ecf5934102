import { type ExportMaking, makeNextExport } from '../features/stacks/exports/jobs/makeNextExport';
import { endAll, repeating } from './repeating';

/** An asked-for file waits at most this many milliseconds. */
const interval = 1000;

interface Exports extends Omit<ExportMaking, 'signal'> {
  requireStore: () => Promise<void>;
  onFailure: (line: string) => void;
}

/** Files are made where costly calls are answered, so that other calls do not wait for them. */
export function startExportJob({ requireStore, ...making }: Exports) {
  const { ending, repeat } = repeating(making.onFailure);
  const job = repeat('exports', interval, async () => {
    await requireStore();
    do {} while ((await makeNextExport({ ...making, signal: ending.signal })) && !ending.signal.aborted);
  });
  return { close: () => endAll(ending, [job]) };
}

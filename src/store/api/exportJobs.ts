import type { Ports } from '@/store/ports/ports';
import type { SessionThunk } from './client/sessionThunk';
import { askedOnce } from './everyPage';
import { type StackExportJob, stackApi } from './stackApi';

const pause = 2000;

export function isWaiting({ state }: StackExportJob): boolean {
  return state === 'Waiting';
}

const watching = new WeakSet<Ports>();

/**
 * Asks for the person's exports until none is being made any more, whatever page or dialog is open. Calls
 * `onEnd` for each export that has become ready or failed since the previous question. A failed question ends
 * the watching, for example because the session has ended; the dialog begins it anew.
 * @param known the jobs of the dialog
 */
export function watchExports(
  known: readonly StackExportJob[],
  onEnd: (job: StackExportJob) => void,
): SessionThunk<Promise<void>> {
  return async (dispatch, _, ports) => {
    if (watching.has(ports)) return;
    watching.add(ports);
    const waiting = new Set(known.filter(isWaiting).map(({ id }) => id));
    try {
      for (;;) {
        const question = stackApi.endpoints.listStackExports.initiate(undefined, askedOnce);
        const { data } = await dispatch(question);
        for (const job of data ?? []) {
          if (isWaiting(job)) waiting.add(job.id);
          else if (waiting.delete(job.id)) onEnd(job);
        }
        if (!data?.some(isWaiting)) return;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    } finally {
      watching.delete(ports);
    }
  };
}

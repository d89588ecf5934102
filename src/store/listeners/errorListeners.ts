import { isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import { announcedLists } from '@/store/ports/ports';
import { isServiceError, shouldNotify } from '@/store/ports/serviceError';
import type { AppStartListening } from '@/store/state/rootReducer';

function endpointOf(meta: { arg: unknown }): unknown {
  const { arg } = meta;
  return typeof arg === 'object' && arg !== null && 'endpointName' in arg ? arg.endpointName : undefined;
}

function isInline(meta: object): boolean {
  const answer: unknown = 'baseQueryMeta' in meta ? meta.baseQueryMeta : undefined;
  return typeof answer === 'object' && answer !== null && 'errors' in answer && answer.errors === 'inline';
}

const announcedListOf = (meta: { arg: unknown }) => announcedLists.find((list) => list === endpointOf(meta));

/** Shows every failed call that no screen shows (specification, administration area, section 8). */
export function listenForErrors(startListening: AppStartListening): void {
  startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload, meta }, { extra }) => {
      if (!isServiceError(payload) || !shouldNotify(payload) || isInline(meta)) return;
      const list = announcedListOf(meta);
      if (list) extra.notifyFailure(payload, list);
      else extra.notifyFailure(payload);
    },
  });
  startListening({
    matcher: isFulfilled,
    effect: ({ meta }, { extra }) => {
      const list = announcedListOf(meta);
      if (list) extra.notifyRecovery(list);
    },
  });
}

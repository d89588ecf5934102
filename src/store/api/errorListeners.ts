import { isRejectedWithValue } from '@reduxjs/toolkit';
import type { AppStartListening } from '../types';
import { isServiceError, type ServiceError } from './serviceError';

/** Calls whose failure the page or dialog shows itself. */
const shownInPlace: readonly unknown[] = [
  'getUserInfo',
  'listDepartments',
  'getOrganization',
  'getOrganizationMeasurementCard',
  'listSawmills',
  'getSawmillUserInfo',
  'getStackMapInfo',
  'assignStacks',
  // One page of all: the query that asks for all of them fails with it.
  'listOrganizationsDetailed',
];

function endpointOf(meta: { arg: unknown }): unknown {
  const { arg } = meta;
  return typeof arg === 'object' && arg !== null && 'endpointName' in arg ? arg.endpointName : undefined;
}

/** The end of the session is told by the sign-in page, and who cancels knows. */
function isNews({ kind }: ServiceError): boolean {
  return kind !== 'signedOut' && kind !== 'cancelled';
}

/** The generic handler: tells the person about every failed call that no screen shows (specification, section 8). */
export function listenForErrors(startListening: AppStartListening): void {
  startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload, meta }, { extra }) => {
      const isSilent = shownInPlace.includes(endpointOf(meta));
      if (isServiceError(payload) && isNews(payload) && !isSilent) extra.notifyFailure(payload);
    },
  });
}

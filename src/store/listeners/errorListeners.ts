import { isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import { toldLists } from '@/store/ports/ports';
import { isNews, isServiceError } from '@/store/ports/serviceError';
import type { AppStartListening } from '@/store/state/types';

/** Calls whose failure the page or dialog shows itself. */
const shownInPlace: readonly unknown[] = [
  'getUserInfo',
  'listDepartments',
  'getOrganization',
  'renameOrganization',
  'updateContactInformation',
  'updateAddressInformation',
  'readLogo',
  'uploadLogo',
  'getDepartment',
  'createDepartment',
  'addDepartmentAdministrator',
  'updateDepartmentInfo',
  'updateCustomerNumber',
  'addToMailingList',
  'removeFromMailingList',
  'createOrganizationUser',
  'updateOrganizationUser',
  'activateOrganizationUser',
  'deactivateOrganizationUser',
  'listPeople',
  'getPerson',
  'deactivatePerson',
  'invitePerson',
  'createOrganizationContact',
  'updateOrganizationContact',
  'createDepartmentUser',
  'updateDepartmentUser',
  'activateDepartmentUser',
  'deactivateDepartmentUser',
  'createDepartmentContact',
  'updateDepartmentContact',
  'getOrganizationMeasurementCard',
  'listSawmills',
  'getSawmillUserInfo',
  'getStack',
  'getStackMapInfo',
  // Its failure is told by whoever asks for a link, unless there is another way to one.
  'createStackReportToken',
  'assignStacks',
  'createOrganization',
  'deleteOrganization',
  'getOrganizationContents',
  'addOrganizationAdministrator',
  'getContract',
  'getNextContract',
  'updateContract',
  'updateNextContract',
  'updateOrganizationMeasurementCard',
  'listAllOrganizations',
  // One page of all: the query that asks for all of them fails with it.
  'listOrganizationsDetailed',
  // The map and the drawer say it.
  'listStackCoordinates',
  'listSawmillStackCoordinates',
  'listStackFilterOptions',
  // A missing suggestion needs no notice; `selectAllResults` gives one for all its pages.
  'readStackPage',
];

function endpointOf(meta: { arg: unknown }): unknown {
  const { arg } = meta;
  return typeof arg === 'object' && arg !== null && 'endpointName' in arg ? arg.endpointName : undefined;
}

const toldListOf = (meta: { arg: unknown }) => toldLists.find((list) => list === endpointOf(meta));

/** The generic handler: tells the person about every failed call that no screen shows (specification, section 8). */
export function listenForErrors(startListening: AppStartListening): void {
  startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload, meta }, { extra }) => {
      const endpoint = endpointOf(meta);
      if (!isServiceError(payload) || !isNews(payload) || shownInPlace.includes(endpoint)) return;
      const list = toldListOf(meta);
      if (list) extra.notifyFailure(payload, list);
      else extra.notifyFailure(payload);
    },
  });
  startListening({
    matcher: isFulfilled,
    effect: ({ meta }, { extra }) => {
      const list = toldListOf(meta);
      if (list) extra.notifyRecovery(list);
    },
  });
}

import { screen } from '@testing-library/react';
import {
  buildDepartments,
  buildMeasurementCard,
  buildOrganization,
  buildSawmill,
  buildUserInfo,
  featuresWithout,
} from '@mocks/builders/administration';
import { buildStackOrigin } from '@mocks/builders/harvestPlaces';
import { buildSession } from '@mocks/builders/session';
import { buildFilterOptions, buildStack, buildTotals } from '@mocks/builders/stacks';
import { mockResponse, type RecordedCall } from '@mocks/store/mockService';
import type { Feature } from '@/store/api/featuresSlice';
import type { Sawmill } from '@/store/api/sawmillApi';
import type { StackItem } from '@/store/api/stackApi';
import { renderApp } from './renderApp';

export function buildStackPage(data: StackItem[], totalCount = data.length) {
  return { data, page: 1, totalCount };
}

interface Declared {
  stacks?: StackItem[] | ((call: RecordedCall) => ReturnType<typeof buildStackPage>);
  sawmills?: Sawmill[];
  lacking?: Feature[];
}

/**
 * Declares every call of the stack list. By default the service lacks saved views, packed points and
 * positions. Returns the received calls of the list.
 */
export function mockStackCalls({
  stacks = [buildStack()],
  sawmills = [buildSawmill()],
  lacking = ['savedViews', 'mapPoints', 'positions'],
}: Declared = {}) {
  mockResponse('get', '/user-info', buildUserInfo({ features: featuresWithout(...lacking) }));
  mockResponse('get', '/department/list', buildDepartments());
  mockResponse('get', '/organization/:id', buildOrganization());
  mockResponse('get', '/organization/:id/measurement-card', buildMeasurementCard());
  mockResponse('get', '/sawmill/list', { data: sawmills, page: 1, totalCount: sawmills.length });
  mockResponse('put', '/stack/filter-options', buildFilterOptions());
  mockResponse('put', '/stack/map-list', []);
  mockResponse('put', '/stack/totals', buildTotals());
  mockResponse('put', '/stack/sawmill-loads', { middle: null, sawmills: [] });
  mockResponse('get', '/stack-export', []);
  // The page of a stack that is opened from the list requests this.
  mockResponse('get', '/stack/:id/origin', buildStackOrigin());
  return mockResponse('put', '/stack/list', typeof stacks === 'function' ? stacks : buildStackPage(stacks));
}

export async function openStacks(path = '/organization/nordskov/department/rold/stacks') {
  const app = renderApp(path, { session: buildSession() });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

export function getRow(stackNumber: string) {
  return screen.findByRole('row', { name: new RegExp(`stack ${stackNumber}\\b`) });
}

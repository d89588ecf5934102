import { screen, waitFor, within } from '@testing-library/react';
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
import { buildFilterOptions, buildStackDetail } from '@mocks/builders/stacks';
import { mockError, mockResponse } from '@mocks/store/mockService';
import type { Language } from '@/lib/languages';
import type { Feature } from '@/store/api/featuresSlice';
import { renderApp } from './renderApp';

export const stackPath = '/organization/nordskov/department/rold/stack/stack-1';

export function mockStack(stack: unknown = buildStackDetail(), lacking: Feature[] = ['positions']) {
  mockResponse('get', '/user-info', buildUserInfo({ features: featuresWithout(...lacking) }));
  mockResponse('get', '/department/list', buildDepartments());
  mockResponse('get', '/organization/:id', buildOrganization());
  mockResponse('get', '/organization/:id/measurement-card', buildMeasurementCard());
  mockResponse('put', '/stack/filter-options', buildFilterOptions());
  mockResponse('put', '/stack/sawmill-loads', { middle: null, sawmills: [] });
  mockResponse('get', '/sawmill/list', { data: [buildSawmill()], page: 1, totalCount: 1 });
  // Other tests cover the pictures.
  mockError('get', '/stack/:id/file/:kind', 404);
  mockResponse('get', '/stack/:id/origin', buildStackOrigin());
  mockResponse('get', '/stack/stack-1', JSON.parse(JSON.stringify(stack)));
}

export async function openStack(stack?: unknown, language: Language = 'en') {
  mockStack(stack);
  const app = renderApp(stackPath, { session: buildSession(), language });
  await screen.findByRole('heading', { level: 1, name: /1001/ });
  await findRecord();
  return app;
}

export const findRecord = () => waitFor(() => expect(document.querySelector('main details')).not.toBeNull());

export const inSection = (name: string) => within(screen.getByRole('region', { name }));

export function valueBelow(label: string, inside = inSection('Measurement')) {
  const value = inside.getByText(label, { selector: 'dl:not(dl dl) > div > dt' }).nextElementSibling;
  return value?.textContent?.replace(/[\u00a0\u202f]/g, ' ');
}

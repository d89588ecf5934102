import { act, screen } from '@testing-library/react';
import type { JsonBodyType } from 'msw';
import {
  buildCardField,
  buildDepartment,
  buildMeasurementCard,
  buildOrganization,
  buildSawmill,
  buildUserInfo,
} from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { buildFilterOptions, buildStatistics, buildWaiting } from '@mocks/builders/stacks';
import { mockResponse } from '@mocks/store/mockService';
import { renderApp } from './renderApp';

export const dashboardPath = '/organization/nordskov/dashboard?from=2025-11-21&to=2026-11-21';
export const measurementCard = buildMeasurementCard({
  fields: ['surveyor', 'treeSpecies', 'areaNumber', 'assortmentLength'].map((id) => buildCardField({ id })),
});

/** Declares every call of the dashboard; returns the calls for figures. */
export function mockDashboardCalls() {
  mockResponse('get', '/user-info', buildUserInfo());
  mockResponse('get', '/department/list', [buildDepartment()]);
  mockResponse('get', '/organization/:id', buildOrganization());
  mockResponse('get', '/organization/:id/measurement-card', measurementCard);
  mockResponse('get', '/sawmill/list', { data: [buildSawmill()], page: 1, totalCount: 1 });
  mockResponse('put', '/stack/filter-options', buildFilterOptions());
  mockResponse('put', '/stack/waiting', buildWaiting());
  return mockResponse('put', '/stack/statistics', buildStatistics());
}

/** The card's answer waits for the test. */
export function delayMeasurementCard() {
  let answer: (given: JsonBodyType) => void = () => undefined;
  mockResponse(
    'get',
    '/organization/:id/measurement-card',
    () => new Promise<JsonBodyType>((resolve) => (answer = resolve)),
  );
  return (given: JsonBodyType) => act(async () => answer(given));
}

export async function openDashboard(path = dashboardPath, isGlobalAdmin = false) {
  const app = renderApp(path, { session: buildSession({ isGlobalAdmin }) });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

/** The card of a figure, once it is a link. */
export const findFigureLink = (name: string) => screen.findByRole('link', { name });

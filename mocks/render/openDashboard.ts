import { act, screen } from '@testing-library/react';
import type { JsonBodyType } from 'msw';
import {
  buildCardField,
  buildDepartments,
  buildMeasurementCard,
  buildOrganization,
  buildSawmill,
  buildUserInfo,
} from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import {
  buildAgeing,
  buildFilterOptions,
  buildStatistics,
  buildVolumes,
  buildWaiting,
} from '@mocks/builders/stacks';
import { mockResponse, type RecordedCall } from '@mocks/store/mockService';
import { renderApp } from './renderApp';

export const dashboardPath = '/organization/nordskov/dashboard?from=2025-11-21&to=2026-11-21';
export const measurementCard = buildMeasurementCard({
  fields: ['surveyor', 'treeSpecies', 'areaNumber', 'assortmentLength'].map((id) => buildCardField({ id })),
});

function isComparison({ body }: RecordedCall, figures: readonly RecordedCall[]): boolean {
  const textOf = (from: unknown, key: 'from' | 'to') =>
    typeof from === 'object' && from !== null && key in from ? String(Reflect.get(from, key)) : '';
  const [to, from] = [textOf(body, 'to'), textOf(figures.at(-1)?.body, 'from')];
  return to !== '' && from !== '' && to < from;
}

export function mockDashboardCalls() {
  mockResponse('get', '/user-info', buildUserInfo());
  mockResponse('get', '/department/list', buildDepartments());
  mockResponse('get', '/organization/:id', buildOrganization());
  mockResponse('get', '/organization/:id/measurement-card', measurementCard);
  mockResponse('get', '/sawmill/list', { data: [buildSawmill()], page: 1, totalCount: 1 });
  mockResponse('put', '/stack/filter-options', buildFilterOptions());
  mockResponse('put', '/stack/waiting', buildWaiting());
  mockResponse('put', '/stack/volumes', buildVolumes());
  mockResponse('put', '/stack/ageing', buildAgeing());
  const figures: RecordedCall[] = [];
  mockResponse('put', '/stack/statistics', (call) => {
    if (isComparison(call, figures)) return buildStatistics({ fullMeasurements: 17, pieceCount: 0 });
    figures.push(call);
    return buildStatistics();
  });
  return figures;
}

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

export const findFigureLink = (name: string) => screen.findByRole('link', { name });

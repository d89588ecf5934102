import { screen } from '@testing-library/react';
import {
  buildDepartment,
  buildMeasurementCard,
  buildOrganization,
  buildSawmill,
  buildUserInfo,
} from '@mocks/builders';
import { answers, type SeenCall } from '@mocks/service';
import { buildSession } from '@mocks/session';
import { buildFilterOptions, buildStack } from '@mocks/stackBuilders';
import type { Sawmill } from '@/store/api/sawmillApi';
import type { StackItem } from '@/store/api/stackApi';
import { renderApp } from './renderApp';

/** One page of a list as the service answers it. */
export function pageOf(data: StackItem[], totalCount = data.length) {
  return { data, page: 1, totalCount };
}

interface Declared {
  stacks?: StackItem[] | ((call: SeenCall) => ReturnType<typeof pageOf>);
  sawmills?: Sawmill[];
}

/** Declares every call that the stack list makes; hands back the list's calls. */
export function declareStackCalls({ stacks = [buildStack()], sawmills = [buildSawmill()] }: Declared = {}) {
  answers('get', '/user-info', buildUserInfo());
  answers('get', '/department/list', [buildDepartment()]);
  answers('get', '/organization/:id', buildOrganization());
  answers('get', '/organization/:id/measurement-card', buildMeasurementCard());
  answers('get', '/sawmill/list', { data: sawmills, page: 1, totalCount: sawmills.length });
  answers('put', '/stack/filter-options', buildFilterOptions());
  answers('put', '/stack/map-list', []);
  return answers('put', '/stack/list', typeof stacks === 'function' ? stacks : pageOf(stacks));
}

/** Opens a department's stack list as its organisation's admin and waits for its frame. */
export async function openStacks(path = '/organization/nordskov/department/rold/stacks') {
  const app = renderApp(path, { session: buildSession() });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

/** The row of a stack, by its number. */
export function rowOf(stackNumber: string) {
  return screen.findByRole('row', { name: new RegExp(`stack ${stackNumber}\\b`) });
}

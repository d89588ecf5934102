import { screen } from '@testing-library/react';
import { buildStack } from '@mocks/builders/stacks';
import { mockResponse } from '@mocks/store/mockService';
import type { StackView } from '@/store/api/stackViewApi';
import { mockStackCalls } from './openStacks';

export const listPath = '/organization/nordskov/department/rold/stacks';
export const viewsPath = '/organization/:id/stack-view';

export function buildView(given: Partial<StackView> = {}): StackView {
  return {
    id: 'mine',
    name: 'To assign',
    shared: false,
    isOwn: true,
    ownerName: 'Anne Holm',
    etag: '"1"',
    parameters: [
      { name: 'dateType', value: 'Measured' },
      { name: 'from', value: 'today-29d' },
      { name: 'to', value: 'today' },
      { name: 'states', value: 'Measured' },
    ],
    columns: [],
    dense: false,
    ...given,
  };
}

export function declareViews(views: StackView[]) {
  const calls = mockStackCalls({ stacks: [buildStack({ volume: 12.5 })], lacking: ['mapPoints'] });
  mockResponse('get', viewsPath, views);
  return calls;
}

export const viewBar = () => screen.findByRole('navigation', { name: 'Views' });
export const viewTab = (name: string | RegExp) => screen.findByRole('link', { name });

import { HttpResponse, http } from 'msw';
import { buildSession } from '@mocks/builders/session';
import { buildStack } from '@mocks/builders/stacks';
import { buildPorts } from '@mocks/store/buildPorts';
import { apiBase, mockResponse, mockService, setupMockService } from '@mocks/store/mockService';
import { storeSession } from '@/store/session/session';
import { createStore } from '@/store/store';
import { whenRefetched } from '@/store/whenRefetched';
import { sawmillEndpoints } from './generated/endpoints/sawmill.gen';
import { stackEndpoints } from './generated/endpoints/stack.gen';
import './sawmillApi';
import './stackApi';

setupMockService();
afterEach(() => storeSession(null));

it('a list that was on its way while its stacks were assigned is asked for again', async () => {
  const { listStacks } = stackEndpoints.endpoints;
  const { assignStacks } = sawmillEndpoints.endpoints;
  const states = ['Measured', 'AssignedToSawmill'] as const;
  const asked: number[] = [];
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  mockService.use(
    http.put(`${apiBase}/stack/list`, async () => {
      const state = states[asked.push(asked.length) - 1] ?? 'AssignedToSawmill';
      if (state === 'Measured') await late;
      const data = { data: [buildStack({ stackId: 'pile', state })], page: 1, totalCount: 1 };
      return HttpResponse.json({ data, errorMessage: null });
    }),
  );
  mockResponse('post', '/sawmill/birke/assign-stacks', { assigned: 1 });
  const store = createStore(buildPorts(), buildSession());
  const query = { stackFilters: { departmentIds: ['rold'], dateType: 'LastChanged' as const } };
  const list = store.dispatch(listStacks.initiate(query));
  await store.dispatch(assignStacks.initiate({ id: 'birke', body: { stackIds: ['pile'] } }));
  release();
  await list;
  await store.dispatch(whenRefetched());
  const { data } = listStacks.select(query)(store.getState());
  expect(data?.data.map(({ state }) => state)).toEqual(['AssignedToSawmill']);
  expect(asked).toHaveLength(2);
});

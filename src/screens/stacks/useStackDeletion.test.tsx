import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { buildSession } from '@mocks/builders/session';
import { buildStack } from '@mocks/builders/stacks';
import { buildPorts } from '@mocks/store/buildPorts';
import { mockResponse, setupMockService } from '@mocks/store/mockService';
import { createStore } from '@/store/store';
import { useStackDeletion } from './DeleteStackDialog';

setupMockService();

it('deletes once, however often the dialog is confirmed while it closes', async () => {
  const store = createStore(buildPorts(), buildSession());
  const calls = mockResponse('delete', '/stack/:id', null);
  const stack = buildStack({ state: 'PreRegistration' });
  const onDeleted = jest.fn();
  const { result } = renderHook(() => useStackDeletion(onDeleted), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  act(() => result.current.ask(stack));
  let first: Promise<void> | undefined;
  act(() => {
    first = result.current.confirm();
  });
  await act(() => result.current.confirm());
  await act(async () => first);
  expect(calls).toHaveLength(1);
  expect(onDeleted).toHaveBeenCalledTimes(1);
});

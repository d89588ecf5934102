import { act, render, screen } from '@testing-library/react';
import { ReadinessProvider, useAwaited, useIsReady } from './readiness';

function Part({ isDone, next }: { isDone: boolean; next?: React.ReactNode }) {
  useAwaited(isDone);
  return isDone ? next : null;
}

function State() {
  return <output>{String(useIsReady())}</output>;
}

const states: (string | undefined)[] = [];
const watch = new MutationObserver(() => states.push(document.documentElement.dataset.report));

beforeEach(() => {
  jest.useFakeTimers();
  states.length = 0;
});
afterEach(() => jest.useRealTimers());

it('is ready when every part is, and those too that came in place of others', async () => {
  const sheet = (first: boolean, second: boolean) => (
    <ReadinessProvider>
      <State />
      <Part isDone={first} next={<Part isDone={second} />} />
    </ReadinessProvider>
  );
  const pass = () => act(() => jest.advanceTimersByTimeAsync(10));
  watch.observe(document.documentElement, { attributes: true });
  const { rerender, unmount } = render(sheet(false, false));
  await pass();
  rerender(sheet(true, false));
  await pass();
  expect(screen.getByRole('status')).toHaveTextContent('false');
  expect(states).not.toContain('ready');
  rerender(sheet(true, true));
  await pass();
  expect(screen.getByRole('status')).toHaveTextContent('true');
  expect(document.documentElement.dataset.report).toBe('ready');
  watch.disconnect();
  unmount();
  expect(document.documentElement.dataset.report).toBeUndefined();
});

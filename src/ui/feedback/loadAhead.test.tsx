import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { isLoadingAhead, lazyAhead, loadAhead } from './loadAhead';

const Dialog = ({ title }: { title: string }) => <h2>{title}</h2>;
const lost = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderAhead(load: () => Promise<typeof Dialog>) {
  const Ahead = lazyAhead(load);
  render(
    <>
      <h1>Stacks</h1>
      <Suspense>
        <Ahead title="Discard" />
      </Suspense>
    </>,
  );
}

it('loads a part beside the page, and again after a pause as long as it fails', async () => {
  const load = jest
    .fn<Promise<typeof Dialog>, []>()
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost)
    .mockResolvedValue(Dialog);
  renderAhead(load);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(4_999));
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('heading', { name: 'Stacks' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Discard' })).toBeNull();

  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('heading', { name: 'Discard' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(load).toHaveBeenCalledTimes(3);
});

it('tells while something loads that nobody waits for, whether it arrives or not', async () => {
  expect(isLoadingAhead()).toBe(false);
  const failing = loadAhead(lost);
  const arriving = loadAhead(async () => 'loaded');
  expect(isLoadingAhead()).toBe(true);
  await expect(failing).rejects.toThrow('Failed to fetch');
  await expect(arriving).resolves.toBe('loaded');
  expect(isLoadingAhead()).toBe(false);
});

it('waits for the next attempt without keeping the page from a reload', async () => {
  renderAhead(lost);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(isLoadingAhead()).toBe(false);
});

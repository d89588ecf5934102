import { act, renderHook } from '@testing-library/react';
import { useWorld } from './useWorld';

const worldOf = (name: string): jest.Mock<Promise<{ name: string }>> => jest.fn(async () => ({ name }));
const failing = () => Promise.reject(new Error('No network'));
const settle = () => act(async () => undefined);

it('loads when it is needed, and once', async () => {
  const load = worldOf('one');
  const { result, rerender } = renderHook((isNeeded) => useWorld(load, isNeeded), { initialProps: false });
  await settle();
  expect(load).not.toHaveBeenCalled();
  rerender(true);
  await settle();
  rerender(false);
  rerender(true);
  await settle();
  expect(result.current).toEqual({ name: 'one' });
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads that of another function, and keeps the former one until then or when that fails', async () => {
  const initialProps: () => Promise<{ name: string }> = worldOf('one');
  const { result, rerender } = renderHook((load) => useWorld(load, true), { initialProps });
  await settle();
  rerender(worldOf('two'));
  expect(result.current).toEqual({ name: 'one' });
  await settle();
  expect(result.current).toEqual({ name: 'two' });
  rerender(failing);
  await settle();
  expect(result.current).toEqual({ name: 'two' });
});

it('is missing when the first load fails', async () => {
  const { result } = renderHook(() => useWorld(failing, true));
  expect(result.current).toBe('loading');
  await settle();
  expect(result.current).toBe('missing');
});

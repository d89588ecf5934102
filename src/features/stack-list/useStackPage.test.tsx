import { renderHook } from '@testing-library/react';
import { buildStack } from '@mocks/builders/stacks';
import { useStackPage } from './useStackPage';

const answer = { data: [buildStack()], totalCount: 120 };
const settled = {
  currentData: answer,
  isFetching: false,
  fulfilledTimeStamp: Date.UTC(2026, 10, 21),
};
const loading = { isFetching: true };
type Props = { query: Parameters<typeof useStackPage>[0]; listKey: string | undefined; scope?: string };

const failed = { currentData: answer, isFetching: false, error: { status: 500 } };

function renderPage() {
  const initialProps: Props = { query: settled, listKey: 'spruce' };
  return renderHook(({ query, listKey, scope }: Props) => useStackPage(query, listKey, scope), {
    initialProps,
  });
}

describe('useStackPage', () => {
  it('keeps the rows while another page of the same list loads', () => {
    const { result, rerender } = renderPage();
    rerender({ query: loading, listKey: 'spruce' });
    expect(result.current).toMatchObject({
      status: 'updating',
      rows: answer.data,
      total: 120,
      loadedAt: '2026-11-21T00:00:00.000Z',
    });
  });

  it('is as old as the last answer, even one that changed nothing', () => {
    const { result, rerender } = renderPage();
    rerender({ query: { ...settled, fulfilledTimeStamp: Date.UTC(2026, 10, 22) }, listKey: 'spruce' });
    rerender({ query: loading, listKey: 'spruce' });
    expect(result.current.loadedAt).toBe('2026-11-22T00:00:00.000Z');
  });

  it('keeps the rows while other filters load, but not their total', () => {
    const { result, rerender } = renderPage();
    rerender({ query: loading, listKey: 'beech' });
    expect(result.current).toEqual({
      status: 'updating',
      rows: answer.data,
      isOutdated: true,
      total: undefined,
      loadedAt: '2026-11-21T00:00:00.000Z',
    });
    rerender({ query: settled, listKey: 'beech' });
    expect(result.current).toMatchObject({ status: 'ready', isOutdated: false, total: 120 });
  });

  it('shows no rows of another department', () => {
    const { result, rerender } = renderPage();
    rerender({ query: loading, listKey: 'spruce', scope: 'thy' });
    expect(result.current).toMatchObject({ status: 'loading', rows: [], total: undefined });
  });

  it('loads where there were no rows', () => {
    const { result, rerender } = renderPage();
    rerender({ query: { ...settled, currentData: { data: [], totalCount: 0 } }, listKey: 'spruce' });
    rerender({ query: loading, listKey: 'beech' });
    expect(result.current).toMatchObject({ status: 'loading', rows: [], isOutdated: false });
  });

  it('forgets the rows from before a failure while it tries again', () => {
    const { result, rerender } = renderPage();
    rerender({ query: { isFetching: false, error: { status: 500 } }, listKey: 'beech' });
    rerender({ query: loading, listKey: 'beech' });
    expect(result.current).toMatchObject({ status: 'loading', rows: [] });
  });

  it('is empty after a failure and while it tries again, though the rows before are still known', () => {
    const { result, rerender } = renderPage();
    rerender({ query: failed, listKey: 'spruce' });
    expect(result.current).toMatchObject({ status: 'error', rows: [], total: undefined });
    rerender({ query: { ...failed, isFetching: true }, listKey: 'spruce' });
    expect(result.current).toMatchObject({ status: 'loading', rows: [], total: undefined });
  });

  it('has no stacks where nothing can be asked', () => {
    const { result, rerender } = renderPage();
    rerender({ query: { isFetching: false }, listKey: undefined });
    expect(result.current).toMatchObject({ status: 'ready', rows: [], total: 0 });
  });
});

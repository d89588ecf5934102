import { renderHook } from '@testing-library/react';
import { buildStack } from '@mocks/stackBuilders';
import { useStackPage } from './useStackPage';

const answer = { data: [buildStack()], totalCount: 120 };
const settled = {
  currentData: answer,
  isFetching: false,
  isError: false,
  fulfilledTimeStamp: Date.UTC(2026, 10, 21),
};
const loading = { isFetching: true, isError: false };
type Props = { query: Parameters<typeof useStackPage>[0]; contents: string | undefined };

const failed = { currentData: answer, isFetching: false, isError: true };

function renderPage() {
  const initialProps: Props = { query: settled, contents: 'spruce' };
  return renderHook(({ query, contents }: Props) => useStackPage(query, contents), { initialProps });
}

describe('useStackPage', () => {
  it('keeps the rows while another page of the same contents loads', () => {
    const { result, rerender } = renderPage();
    rerender({ query: loading, contents: 'spruce' });
    expect(result.current).toMatchObject({
      status: 'updating',
      rows: answer.data,
      total: 120,
      loadedAt: '2026-11-21T00:00:00.000Z',
    });
  });

  it('is as old as the last answer, even one that changed nothing', () => {
    const { result, rerender } = renderPage();
    rerender({ query: { ...settled, fulfilledTimeStamp: Date.UTC(2026, 10, 22) }, contents: 'spruce' });
    rerender({ query: loading, contents: 'spruce' });
    expect(result.current.loadedAt).toBe('2026-11-22T00:00:00.000Z');
  });

  it('shows no old rows and figures under other contents', () => {
    const { result, rerender } = renderPage();
    rerender({ query: loading, contents: 'beech' });
    expect(result.current).toMatchObject({
      status: 'loading',
      rows: [],
      total: undefined,
      loadedAt: undefined,
    });
  });

  it('is empty after a failure, though the rows before are still known', () => {
    const { result, rerender } = renderPage();
    rerender({ query: failed, contents: 'spruce' });
    expect(result.current).toMatchObject({ status: 'error', rows: [], total: undefined });
  });

  it('has no stacks where nothing can be asked', () => {
    const { result, rerender } = renderPage();
    rerender({ query: { isFetching: false, isError: false }, contents: undefined });
    expect(result.current).toMatchObject({ status: 'ready', rows: [], total: 0 });
  });
});

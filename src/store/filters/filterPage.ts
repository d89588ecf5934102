import type { ListView } from './stackFilters';

/**
 * The filters of one page. `draft` is what the controls show; `applied` is what the queries use and what
 * `url`, path and query as last read or written, stands for. All of it is pure: the listener gives it time.
 */
interface FilterPage<F> {
  draft: F;
  applied: F;
  url: string;
  /** What of the draft is not in the URL yet: only typed letters (they replace the history entry), or a choice too. */
  waiting: 'typed' | 'chosen' | null;
}

/** Null until the URL has been read, and after the page has been left. */
export type MaybeFilterPage<F> = FilterPage<F> | null;

/** Other filters; those of a list come with `firstPage`. */
export function withFilters<F>(page: FilterPage<F>, change: Partial<F>, typed: boolean): FilterPage<F> {
  return {
    ...page,
    draft: { ...page.draft, ...change },
    waiting: typed && page.waiting !== 'chosen' ? 'typed' : 'chosen',
  };
}

/** A changed filter shows its results from the first page on. */
export const firstPage = { page: 1 };

/** Another page, page size or the map switch; takes filters that wait along, which have a first page of their own. */
export function withView<F extends ListView>(page: FilterPage<F>, change: Partial<ListView>): FilterPage<F> {
  const first = page.waiting !== null || change.pageSize !== undefined ? firstPage : {};
  return { ...page, draft: { ...page.draft, ...change, ...first }, waiting: 'chosen' };
}

/** The draft has gone into the URL. */
export function written<F>(page: FilterPage<F>, url: string): FilterPage<F> {
  return { draft: page.draft, applied: page.draft, url, waiting: null };
}

/** The URL has been read. Our own writing comes back this way too and must not undo what was changed since. */
export function readAs<F>(page: MaybeFilterPage<F>, filters: F, url: string): FilterPage<F> {
  return page?.url === url ? page : { draft: filters, applied: filters, url, waiting: null };
}

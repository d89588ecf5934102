export interface Paging {
  /** 1-based. */
  page: number;
  pageSize: number;
}

/** Where a page begins in the whole list. */
export function offsetOf({ page, pageSize }: Paging): number {
  return (page - 1) * pageSize;
}

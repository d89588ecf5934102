export interface Paging {
  /** 1-based. */
  page: number;
  pageSize: number;
}

/** Index of the page's first row in the whole list. */
export function offsetOf({ page, pageSize }: Paging): number {
  return (page - 1) * pageSize;
}

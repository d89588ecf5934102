export interface Paging {
  /** The first page is 1. */
  page: number;
  pageSize: number;
}

export function offsetOf({ page, pageSize }: Paging): number {
  return (page - 1) * pageSize;
}

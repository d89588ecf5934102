export interface Paging {
  page: number;
  pageSize: number;
}

export function offsetOf({ page, pageSize }: Paging): number {
  return (page - 1) * pageSize;
}

import { type ServiceError, serviceErrorOf } from '@/store/ports/serviceError';
import { inlineErrors } from './client/endpointOptions';

interface Page<Row> {
  data: Row[];
  totalCount: number;
}

type Pages<Row> = { data: Row[] } | { error: ServiceError; meta: typeof inlineErrors };

export async function everyPage<Row>(
  pageSize: number,
  ask: (page: {
    page: number;
    pageSize: number;
  }) => PromiseLike<{ data?: Page<Row> | undefined; error?: unknown }>,
): Promise<Pages<Row>> {
  const first = await ask({ page: 1, pageSize });
  const count = Math.ceil((first.data?.totalCount ?? 0) / pageSize);
  const others = Array.from({ length: Math.max(0, count - 1) }, (_, index) =>
    ask({ page: index + 2, pageSize }),
  );
  const pages = [first, ...(await Promise.all(others))];
  const failed = pages.find(({ data }) => data === undefined);
  if (!failed) return { data: pages.flatMap(({ data }) => data?.data ?? []) };
  return { error: serviceErrorOf(failed.error), meta: inlineErrors };
}

export const askedOnce = { subscribe: false, forceRefetch: true } as const;

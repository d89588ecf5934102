import { baseApi } from './client/baseApi';

const keeping = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** True until a page of the history has found that the service keeps none. Asks the service nothing. */
    isHistoryKept: build.query<boolean, void>({
      queryFn: () => ({ data: true }),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
});

export const historyNotKept = () => keeping.util.upsertQueryData('isHistoryKept', undefined, false);
export const { useIsHistoryKeptQuery } = keeping;

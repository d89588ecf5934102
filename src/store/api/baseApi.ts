import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The only api: one cache, one middleware. Endpoints are injected by the generated files, tags written in the seams. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['UserInfo', 'Organization', 'Department', 'MeasurementCard', 'Sawmill', 'Stack'],
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

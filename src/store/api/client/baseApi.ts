import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The only api: one cache, one middleware. Endpoints are injected by the generated files, tags written in the seams. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // People are who is suggested when access is given: the list names no departments or sawmills to tell it by.
  // A department row is what lists say of a department: name, administrator, number of users.
  tagTypes: [
    'UserInfo',
    'Organization',
    'Logo',
    'Contract',
    'Department',
    'DepartmentRow',
    'MeasurementCard',
    'Sawmill',
    'People',
    'Stack',
  ],
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

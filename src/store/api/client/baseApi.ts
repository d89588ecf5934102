import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/**
 * The only api: one cache, one middleware. The generated files inject endpoints, and the files beside them add
 * tags.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // 'People' is the list of suggestions for giving access: it names no departments or sawmills, so it has one tag.
  // 'DepartmentRow' is a department in a list: name, administrator, number of users.
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

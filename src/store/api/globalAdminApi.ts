import { afterSuccess, inlineErrors } from './client/endpointOptions';
import { globalAdminEndpoints } from './generated/endpoints/globalAdmin.gen';

const all = afterSuccess(() => ['GlobalAdmin' as const]);

const globalAdminApi = globalAdminEndpoints.enhanceEndpoints({
  endpoints: {
    listGlobalAdmins: { extraOptions: inlineErrors, providesTags: ['GlobalAdmin'] },
    addGlobalAdmin: { extraOptions: inlineErrors, invalidatesTags: all },
    removeGlobalAdmin: { extraOptions: inlineErrors, invalidatesTags: all },
  },
});

export type { GlobalAdmin } from './generated/types/schemas.gen';
export const { useAddGlobalAdminMutation, useListGlobalAdminsQuery, useRemoveGlobalAdminMutation } =
  globalAdminApi;

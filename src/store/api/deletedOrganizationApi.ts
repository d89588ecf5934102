import { afterSuccess, inlineErrors } from './client/endpointOptions';
import { deletedOrganizationEndpoints } from './generated/endpoints/deletedOrganization.gen';

export const deletedOrganizationsTag = { type: 'Organization', id: 'DELETED' } as const;

const deletedOrganizationApi = deletedOrganizationEndpoints.enhanceEndpoints({
  endpoints: {
    listDeletedOrganizations: { extraOptions: inlineErrors, providesTags: [deletedOrganizationsTag] },
    bringBackOrganization: {
      extraOptions: inlineErrors,
      invalidatesTags: afterSuccess(({ id }) => [
        deletedOrganizationsTag,
        { type: 'Organization' as const, id },
        { type: 'Organization' as const, id: 'LIST' },
      ]),
    },
  },
});

export type { DeletedOrganization } from './generated/types/schemas.gen';
export const { useBringBackOrganizationMutation, useListDeletedOrganizationsQuery } = deletedOrganizationApi;

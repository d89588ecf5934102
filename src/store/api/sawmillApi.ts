import { sawmillEndpoints } from './generated/sawmill.gen';

const sawmillApi = sawmillEndpoints.enhanceEndpoints({
  endpoints: {
    listSawmills: { providesTags: (_, __, { organizationId }) => [{ type: 'Sawmill', id: organizationId }] },
    assignStacks: {
      invalidatesTags: (_, error, { body }) =>
        // Refused because somebody else was faster: the list on screen is old either way.
        error && error.status !== 409
          ? []
          : [
              { type: 'Stack', id: 'LIST' },
              { type: 'Stack', id: 'MAP' },
              ...body.stackIds.map((id) => ({ type: 'Stack' as const, id })),
            ],
    },
  },
});

export type { Sawmill } from './generated/sawmill.gen';
export const { useListSawmillsQuery, useAssignStacksMutation } = sawmillApi;

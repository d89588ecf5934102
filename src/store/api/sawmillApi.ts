import { sawmillEndpoints } from './generated/sawmill.gen';

const sawmillApi = sawmillEndpoints.enhanceEndpoints({
  endpoints: {
    listSawmills: { providesTags: (_, __, { organizationId }) => [{ type: 'Sawmill', id: organizationId }] },
    assignStacks: {
      invalidatesTags: (_, error, { body }) => {
        // Refused because somebody else was faster: what is on screen is old, be it a stack or the sawmill.
        if (error && error.status !== 409 && error.status !== 404) return [];
        return [
          { type: 'Stack', id: 'LIST' },
          { type: 'Stack', id: 'MAP' },
          ...body.stackIds.map((id) => ({ type: 'Stack' as const, id })),
          ...(error?.status === 404 ? ['Sawmill' as const] : []),
        ];
      },
    },
  },
});

export type { Sawmill } from './generated/sawmill.gen';
export const { useListSawmillsQuery, useAssignStacksMutation } = sawmillApi;

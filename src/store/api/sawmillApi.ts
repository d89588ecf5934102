import { sawmillPageSizeMaximum } from '@/lib/generated/limits.gen';
import { afterSuccess, inlineErrors } from './client/endpointOptions';
import { askedOnce, everyPage } from './everyPage';
import { sawmillEndpoints } from './generated/endpoints/sawmill.gen';
import type { Sawmill } from './generated/types/schemas.gen';
import { textsIn } from './rowsOf';

const sawmill = ({ id }: { id: string }) => ({ type: 'Sawmill', id }) as const;
/** The sawmill user who was removed or changed, or who lost the sawmill, may be the signed-in person. */
const inOwnInfoAsWell = {
  invalidatesTags: afterSuccess((arg: { id: string }) => [
    sawmill(arg),
    'People' as const,
    { type: 'UserInfo' as const, id: arg.id },
  ]),
};

const assignedStacks = (
  _: unknown,
  error: { status: number | null } | undefined,
  { body }: { body: { stackIds: string[] } },
) => {
  // Another person was faster, so the stacks or sawmills on screen are stale.
  if (error && error.status !== 409 && error.status !== 404) return [];
  return [
    { type: 'Stack' as const, id: 'LIST' },
    { type: 'Stack' as const, id: 'MAP' },
    ...body.stackIds.map((id) => ({ type: 'Stack' as const, id })),
    ...(error?.status === 404 ? ['Sawmill' as const] : []),
  ];
};

const tagged = sawmillEndpoints.enhanceEndpoints({
  endpoints: {
    listSawmills: { extraOptions: inlineErrors },
    createSawmill: {
      invalidatesTags: afterSuccess(({ body }) => [{ type: 'Sawmill' as const, id: body.organizationId }]),
    },
    renameSawmill: {
      invalidatesTags: afterSuccess((arg) => [
        sawmill(arg),
        { type: 'Stack' as const, id: 'DETAIL' },
        { type: 'Stack' as const, id: 'LIST' },
      ]),
    },
    deleteSawmill: inOwnInfoAsWell,
    createSawmillUser: { invalidatesTags: afterSuccess((arg) => [sawmill(arg), 'People' as const]) },
    updateSawmillUser: inOwnInfoAsWell,
    deleteSawmillUser: inOwnInfoAsWell,
    assignStacks: { extraOptions: inlineErrors, invalidatesTags: assignedStacks },
    unassignStacks: { invalidatesTags: assignedStacks },
  },
});

export const sawmillApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    listAllSawmills: build.query<Sawmill[], { organizationId: string }>({
      providesTags: (sawmills, _, { organizationId }) =>
        [organizationId, ...textsIn(sawmills, 'id')].map((id) => ({ type: 'Sawmill', id })),
      queryFn: ({ organizationId }, { dispatch }) =>
        everyPage(sawmillPageSizeMaximum, (page) =>
          dispatch(tagged.endpoints.listSawmills.initiate({ organizationId, ...page }, askedOnce)),
        ),
    }),
  }),
});

export type { UnassignStacksApiResponse } from './generated/endpoints/sawmill.gen';
export type { Sawmill, SawmillUser } from './generated/types/schemas.gen';
export const {
  useAssignStacksMutation,
  useCreateSawmillMutation,
  useCreateSawmillUserMutation,
  useDeleteSawmillMutation,
  useDeleteSawmillUserMutation,
  useListAllSawmillsQuery,
  useRenameSawmillMutation,
  useUnassignStacksMutation,
  useUpdateSawmillUserMutation,
} = sawmillApi;

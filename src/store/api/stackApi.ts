import { serviceErrorOf } from '@/store/ports/serviceError';
import { inlineErrors } from './client/endpointOptions';
import { stackEndpoints } from './generated/stack.gen';

/** Everything that a stack less alters besides itself. */
const listTags = [
  { type: 'Stack', id: 'LIST' },
  { type: 'Stack', id: 'MAP' },
  { type: 'Stack', id: 'OPTIONS' },
] as const;

/**
 * Lists show `currentData`, never `data`: after a failed call `data` is still what the former filters found, and old
 * rows must not stand under new filters.
 */
export const stackApi = stackEndpoints.enhanceEndpoints({
  endpoints: {
    listStacks: { providesTags: [{ type: 'Stack', id: 'LIST' }] },
    listSawmillStacks: { providesTags: [{ type: 'Stack', id: 'LIST' }] },
    // Thousands of points that are only ever replaced as a whole: comparing them with the former ones costs for nothing.
    listStackCoordinates: {
      extraOptions: inlineErrors,
      providesTags: [{ type: 'Stack', id: 'MAP' }],
      structuralSharing: false,
    },
    listSawmillStackCoordinates: {
      extraOptions: inlineErrors,
      providesTags: [{ type: 'Stack', id: 'MAP' }],
      structuralSharing: false,
    },
    listStackFilterOptions: { extraOptions: inlineErrors, providesTags: [{ type: 'Stack', id: 'OPTIONS' }] },
    // Every figure of the dashboard is one that a change of any stack may alter.
    listStackStatistics: { providesTags: [{ type: 'Stack', id: 'LIST' }] },
    // It names the sawmill: 'DETAIL' is for what is called by another name on many stacks at once.
    getStack: {
      extraOptions: inlineErrors,
      providesTags: (_, __, { id }) => [
        { type: 'Stack', id },
        { type: 'Stack', id: 'DETAIL' },
      ],
      onQueryStarted: (_, { dispatch, queryFulfilled }) => {
        queryFulfilled.catch(({ error }) => {
          // Gone meanwhile: then the lists that led here are old.
          if (serviceErrorOf(error).status === 404)
            dispatch(stackEndpoints.util.invalidateTags([...listTags]));
        });
      },
    },
    getStackMapInfo: { extraOptions: inlineErrors, providesTags: (_, __, { id }) => [{ type: 'Stack', id }] },
    deleteStack: {
      invalidatesTags: (_, error, { id }) =>
        // Refused as measured or gone meanwhile: then the list on screen is old.
        error && error.status !== 404 && error.status !== 409 ? [] : [...listTags, { type: 'Stack', id }],
    },
  },
});

export type {
  DateType,
  KeyText,
  Resolution,
  StackCoordinate,
  StackDetail,
  StackField,
  StackFileKind,
  StackFilterOptions,
  StackItem,
  StackState,
  StackStatistics,
  StackStatisticsBin,
  Unit,
} from './generated/stack.gen';
export const {
  useListStacksQuery,
  useListStackCoordinatesQuery,
  useListStackFilterOptionsQuery,
  useListSawmillStacksQuery,
  useListSawmillStackCoordinatesQuery,
  useListStackStatisticsQuery,
  useGetStackQuery,
  useGetStackMapInfoQuery,
  useDeleteStackMutation,
} = stackApi;

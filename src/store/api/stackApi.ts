import { serviceErrorOf } from '@/store/ports/serviceError';
import { afterSuccess, inlineErrors } from './client/endpointOptions';
import { stackEndpoints } from './generated/endpoints/stack.gen';

export const listTags = [
  { type: 'Stack', id: 'LIST' },
  { type: 'Stack', id: 'MAP' },
  { type: 'Stack', id: 'OPTIONS' },
] as const;

/**
 * Rows and figures are kept for this many seconds after their page has been left. Map points are not, because
 * thousands of them take too much memory.
 */
const kept = { keepUnusedDataFor: 600 };

/**
 * When a person comes back to a page, it shows the last result of the same filters immediately. If the result
 * is older than this many seconds, the page requests it again.
 */
export const comingBack = { refetchOnMountOrArgChange: 60 };

const decision = {
  extraOptions: inlineErrors,
  invalidatesTags: (_: unknown, error: { status?: unknown } | undefined, { id }: { id: string }) =>
    error && error.status !== 409 && error.status !== 412
      ? []
      : [...listTags, { type: 'Stack' as const, id }],
};

/** Also reloads the places of harvest, because they count the stacks of their area numbers. */
const withOrigins = (...told: Parameters<typeof decision.invalidatesTags>) => {
  const tags = decision.invalidatesTags(...told);
  return tags.length === 0 ? [] : [...tags, 'HarvestPlace' as const];
};

/**
 * Lists show `currentData`, never `data`: after a failed call `data` still holds the result of the old
 * filters, and old rows must not appear under new filters.
 */
export const stackApi = stackEndpoints.enhanceEndpoints({
  endpoints: {
    listStacks: { ...kept, providesTags: [{ type: 'Stack', id: 'LIST' }] },
    listSawmillStacks: { ...kept, providesTags: [{ type: 'Stack', id: 'LIST' }] },
    // Thousands of points are only replaced as a whole, so comparing them with the old ones is wasted work.
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
    listStackFilterOptions: {
      ...kept,
      extraOptions: inlineErrors,
      providesTags: [{ type: 'Stack', id: 'OPTIONS' }],
    },
    // Totals follow the rows.
    listStackTotals: { ...kept, extraOptions: inlineErrors, providesTags: [{ type: 'Stack', id: 'LIST' }] },
    listSawmillStackTotals: {
      ...kept,
      extraOptions: inlineErrors,
      providesTags: [{ type: 'Stack', id: 'LIST' }],
    },
    // A change of any stack may alter every figure of the dashboard.
    listStackStatistics: { ...kept, providesTags: [{ type: 'Stack', id: 'LIST' }] },
    listStackVolumes: { ...kept, extraOptions: inlineErrors, providesTags: [{ type: 'Stack', id: 'LIST' }] },
    listStackAgeing: { ...kept, extraOptions: inlineErrors, providesTags: [{ type: 'Stack', id: 'LIST' }] },
    listStackWaiting: { ...kept, extraOptions: inlineErrors, providesTags: [{ type: 'Stack', id: 'LIST' }] },
    // The answer is kept only while the dialog is open, because its argument may name thousands of stacks.
    listSawmillLoads: { keepUnusedDataFor: 0, extraOptions: inlineErrors },
    // The answer is kept only while the dialog is open, because somebody may fill the gaps later.
    listExportGaps: { keepUnusedDataFor: 0, extraOptions: inlineErrors },
    listStackExports: { extraOptions: inlineErrors, providesTags: ['StackExport'] },
    createStackExport: { invalidatesTags: afterSuccess(() => ['StackExport']) },
    deleteStackExport: { invalidatesTags: ['StackExport'] },
    // The answer contains the sawmill's name; 'DETAIL' is for a rename that affects many stacks.
    getStack: {
      extraOptions: inlineErrors,
      providesTags: (_, __, { id }) => [
        { type: 'Stack', id },
        { type: 'Stack', id: 'DETAIL' },
      ],
      onQueryStarted: (_, { dispatch, queryFulfilled }) => {
        queryFulfilled.catch(({ error }) => {
          // The stack was deleted after the page had loaded, so the lists that led here are stale.
          if (serviceErrorOf(error).status === 404)
            dispatch(stackEndpoints.util.invalidateTags([...listTags]));
        });
      },
    },
    getStackMapInfo: { extraOptions: inlineErrors, providesTags: (_, __, { id }) => [{ type: 'Stack', id }] },
    acceptStackDoubts: decision,
    takeBackStackAcceptance: decision,
    askForNewMeasurement: decision,
    takeBackNewMeasurement: decision,
    setStackDueDiligence: {
      extraOptions: inlineErrors,
      // After a conflict, the numbers that somebody else has entered are read.
      invalidatesTags: (_, error) => (error && error.status !== 409 ? [] : ['HarvestPlace' as const]),
    },
    withdrawStack: { ...decision, invalidatesTags: withOrigins },
    bringBackStack: { ...decision, invalidatesTags: withOrigins },
    moveStack: { ...decision, invalidatesTags: withOrigins },
    // Each time that the dialog opens, it begins with the present values.
    getStackCorrection: { keepUnusedDataFor: 0, extraOptions: inlineErrors },
    listStackVersions: {
      extraOptions: inlineErrors,
      providesTags: (_, __, { id }) => [{ type: 'Stack', id }],
    },
    correctStack: {
      extraOptions: inlineErrors,
      // The page follows a newer version; the form keeps its own, which has no tag, until the person asks for the newer one.
      invalidatesTags: withOrigins,
    },
    deleteStack: {
      invalidatesTags: (_, error, { id }) =>
        // The stack was measured or deleted after the list had loaded, so the list on screen is stale.
        error && error.status !== 404 && error.status !== 409 ? [] : [...listTags, { type: 'Stack', id }],
    },
  },
});

export type {
  Acceptable,
  DateType,
  FieldType,
  KeyText,
  OrderDirection,
  Resolution,
  StackAgeing,
  StackAmount,
  StackCoordinate,
  StackCorrection,
  StackDetail,
  StackExportGaps,
  StackExportJob,
  StackFileKind,
  StackFilterOptions,
  StackItem,
  StackMapInfo,
  StackOrder,
  StackState,
  StackStatistics,
  StackStatisticsBin,
  StackTotals,
  StackVersion,
  StackVolumes,
  StackWaiting,
  Unit,
} from './generated/types/schemas.gen';
export const {
  useListStacksQuery,
  useListStackCoordinatesQuery,
  useListStackFilterOptionsQuery,
  useListSawmillStacksQuery,
  useListSawmillStackCoordinatesQuery,
  useListStackStatisticsQuery,
  useListStackTotalsQuery,
  useListSawmillStackTotalsQuery,
  useListStackVolumesQuery,
  useListStackAgeingQuery,
  useListStackWaitingQuery,
  useListSawmillLoadsQuery,
  useListExportGapsQuery,
  useListStackExportsQuery,
  useCreateStackExportMutation,
  useDeleteStackExportMutation,
  useSetStackDueDiligenceMutation,
  useGetStackQuery,
  useGetStackMapInfoQuery,
  useDeleteStackMutation,
  useAcceptStackDoubtsMutation,
  useTakeBackStackAcceptanceMutation,
  useAskForNewMeasurementMutation,
  useTakeBackNewMeasurementMutation,
  useWithdrawStackMutation,
  useBringBackStackMutation,
  useCorrectStackMutation,
  useGetStackCorrectionQuery,
  useListStackVersionsQuery,
  useMoveStackMutation,
} = stackApi;

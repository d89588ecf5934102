import { afterSuccess, inlineErrors } from './client/endpointOptions';
import { harvestPlaceEndpoints } from './generated/endpoints/harvestPlace.gen';
import { listTags } from './stackApi';

/**
 * A changed place may be where any stack of its department grew, so all origins are read again, and the lists, which can be
 * filtered by what a statement lacks.
 */
const all = afterSuccess(() => ['HarvestPlace' as const, ...listTags]);

const harvestPlaceApi = harvestPlaceEndpoints.enhanceEndpoints({
  endpoints: {
    listHarvestPlaces: { extraOptions: inlineErrors, providesTags: ['HarvestPlace'] },
    getStackOrigin: { extraOptions: inlineErrors, providesTags: ['HarvestPlace'] },
    createHarvestPlace: { extraOptions: inlineErrors, invalidatesTags: all },
    updateHarvestPlace: { extraOptions: inlineErrors, invalidatesTags: all },
    deleteHarvestPlace: { invalidatesTags: all },
    setStackHarvestPlace: { extraOptions: inlineErrors, invalidatesTags: all },
  },
});

export type {
  CountedHarvestPlace,
  HarvestPlace,
  HarvestPlaceFields,
  StackOrigin,
} from './generated/types/schemas.gen';
export const {
  useListHarvestPlacesQuery,
  useGetStackOriginQuery,
  useCreateHarvestPlaceMutation,
  useUpdateHarvestPlaceMutation,
  useDeleteHarvestPlaceMutation,
  useSetStackHarvestPlaceMutation,
} = harvestPlaceApi;

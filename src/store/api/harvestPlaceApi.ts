import { afterSuccess, inlineErrors } from './client/endpointOptions';
import { harvestPlaceEndpoints } from './generated/endpoints/harvestPlace.gen';
import { listTags } from './stackApi';

/**
 * A changed place may be the origin of any stack of its department, so all origins are loaded again. The
 * lists are loaded again, too, because they can be filtered by the data that a statement lacks.
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

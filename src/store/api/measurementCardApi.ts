import { afterSuccess, inlineErrors } from './client/endpointOptions';
import { measurementCardEndpoints } from './generated/endpoints/measurementCard.gen';

const measurementCardApi = measurementCardEndpoints.enhanceEndpoints({
  endpoints: {
    listMeasurementCards: { providesTags: [{ type: 'MeasurementCard', id: 'LIST' }] },
    getOrganizationMeasurementCard: {
      extraOptions: inlineErrors,
      providesTags: (_, __, { id }) => [{ type: 'MeasurementCard', id }],
    },
    updateOrganizationMeasurementCard: {
      extraOptions: inlineErrors,
      // The card decides which fields of stacks the portal filters and shows; the list of organisations marks those
      // without a card.
      invalidatesTags: afterSuccess(({ id }) => [
        { type: 'MeasurementCard' as const, id },
        // The versions say how many organisations use each card.
        { type: 'MeasurementCard' as const, id: 'VERSIONS' },
        'Stack' as const,
        { type: 'Organization' as const, id: 'LIST' },
      ]),
    },
  },
});

export type { OrganizationMeasurementCard } from './generated/types/schemas.gen';
export const {
  useGetOrganizationMeasurementCardQuery,
  useListMeasurementCardsQuery,
  useUpdateOrganizationMeasurementCardMutation,
} = measurementCardApi;

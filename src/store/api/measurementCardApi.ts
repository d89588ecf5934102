import { afterSuccess, inlineErrors } from './client/endpointOptions';
import { measurementCardEndpoints } from './generated/measurementCard.gen';

const measurementCardApi = measurementCardEndpoints.enhanceEndpoints({
  endpoints: {
    listMeasurementCards: { providesTags: [{ type: 'MeasurementCard', id: 'LIST' }] },
    getOrganizationMeasurementCard: {
      extraOptions: inlineErrors,
      providesTags: (_, __, { id }) => [{ type: 'MeasurementCard', id }],
    },
    updateOrganizationMeasurementCard: {
      extraOptions: inlineErrors,
      // The card decides what is filtered and shown of stacks; the list of organisations says where one is missing.
      invalidatesTags: afterSuccess(({ id }) => [
        { type: 'MeasurementCard' as const, id },
        'Stack' as const,
        { type: 'Organization' as const, id: 'LIST' },
      ]),
    },
  },
});

export type { OrganizationMeasurementCard } from './generated/measurementCard.gen';
export const {
  useGetOrganizationMeasurementCardQuery,
  useListMeasurementCardsQuery,
  useUpdateOrganizationMeasurementCardMutation,
} = measurementCardApi;

import { measurementCardEndpoints } from './generated/measurementCard.gen';

const measurementCardApi = measurementCardEndpoints.enhanceEndpoints({
  endpoints: {
    listMeasurementCards: { providesTags: [{ type: 'MeasurementCard', id: 'LIST' }] },
    getOrganizationMeasurementCard: { providesTags: (_, __, { id }) => [{ type: 'MeasurementCard', id }] },
  },
});

export type { OrganizationMeasurementCard } from './generated/measurementCard.gen';
export const { useGetOrganizationMeasurementCardQuery } = measurementCardApi;

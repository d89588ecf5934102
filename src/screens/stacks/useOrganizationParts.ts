import {
  type OrganizationMeasurementCard,
  useGetOrganizationMeasurementCardQuery,
} from '../../store/api/measurementCardApi';
import { type Sawmill, useListSawmillsQuery } from '../../store/api/sawmillApi';

/** All sawmills of an organisation are one page (specification, stack area, section 9). */
const sawmillPageSize = 1000;

export interface OrganizationParts {
  /** By name; undefined while nobody knows them. */
  sawmills: readonly Sawmill[] | undefined;
  sawmillsFailed: boolean;
  /** Undefined while it loads, and where the organisation has none. */
  card: OrganizationMeasurementCard | undefined;
}

/** What the stack list needs of the organisation besides its departments. */
export function useOrganizationParts(organizationId: string): OrganizationParts {
  const sawmills = useListSawmillsQuery({ organizationId, page: 1, pageSize: sawmillPageSize });
  const card = useGetOrganizationMeasurementCardQuery({ id: organizationId });
  return {
    sawmills: sawmills.currentData?.data,
    sawmillsFailed: sawmills.isError,
    card: card.currentData,
  };
}

import { useMemo } from 'react';
import { sawmillPageSizeMaximum } from '@/lib/generated/limits.gen';
import {
  type OrganizationMeasurementCard,
  useGetOrganizationMeasurementCardQuery,
} from '@/store/api/measurementCardApi';
import { type Sawmill, useListSawmillsQuery } from '@/store/api/sawmillApi';
import { isServiceError } from '@/store/ports/serviceError';

export interface SawmillsAndCard {
  /** Sorted by name; undefined until they have loaded. */
  sawmills: readonly Sawmill[] | undefined;
  sawmillsFailed: boolean;
  card: OrganizationMeasurementCard | undefined;
  /** The reason for an undefined `card`. */
  cardProblem: 'loading' | 'missing' | 'failed' | null;
  retry: () => void;
}

export function useSawmillsAndCard(organizationId: string): SawmillsAndCard {
  // All sawmills of an organisation fit into one page (specification, stack area, section 9).
  const sawmills = useListSawmillsQuery({ organizationId, page: 1, pageSize: sawmillPageSizeMaximum });
  const card = useGetOrganizationMeasurementCardQuery({ id: organizationId });
  // The same object until one of them changes, for the parts of a page that only they render.
  return useMemo(
    () => ({
      sawmills: sawmills.currentData?.data,
      sawmillsFailed: sawmills.isError,
      card: card.currentData,
      cardProblem: card.currentData ? null : problemOf(card),
      retry: () => {
        if (sawmills.isError) void sawmills.refetch();
        if (card.isError) void card.refetch();
      },
    }),
    [sawmills, card],
  );
}

/**
 * The sawmills that a call may name, undefined until they have loaded. A filter by sawmill waits for them, because
 * the measurement service refuses a call that names an unknown sawmill.
 */
export function sawmillFilterOf(
  { sawmills, sawmillsFailed }: Pick<SawmillsAndCard, 'sawmills' | 'sawmillsFailed'>,
  chosenIds: readonly string[],
) {
  return {
    knownIds: sawmills?.map((sawmill) => sawmill.id),
    isLoading: chosenIds.length > 0 && !sawmills && !sawmillsFailed,
  };
}

function problemOf({ isError, error }: { isError: boolean; error?: unknown }) {
  if (!isError) return 'loading';
  return isServiceError(error) && error.status === 404 ? 'missing' : 'failed';
}

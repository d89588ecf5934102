import { useMemo } from 'react';
import { useLocale } from '@/i18n/LocaleContext';
import {
  type OrganizationMeasurementCard,
  useGetOrganizationMeasurementCardQuery,
} from '@/store/api/measurementCardApi';
import { type Sawmill, useListAllSawmillsQuery } from '@/store/api/sawmillApi';
import { isServiceError } from '@/store/ports/serviceError';

export interface SawmillsAndCard {
  /** The sawmills are sorted by name, and undefined until they have loaded. */
  sawmills: readonly Sawmill[] | undefined;
  sawmillsFailed: boolean;
  card: OrganizationMeasurementCard | undefined;
  cardProblem: 'loading' | 'missing' | 'failed' | null;
  retry: () => void;
}

export function useSawmillsAndCard(organizationId: string): SawmillsAndCard {
  const sawmills = useListAllSawmillsQuery({ organizationId });
  const { locale } = useLocale();
  const card = useGetOrganizationMeasurementCardQuery({ id: organizationId });
  // The object stays the same until one of them changes, so that only the affected parts of a page render.
  return useMemo(
    () => ({
      sawmills: sawmills.currentData?.toSorted(byNameIn(locale)),
      sawmillsFailed: sawmills.isError,
      card: card.currentData,
      cardProblem: card.currentData ? null : problemOf(card),
      retry: () => {
        if (sawmills.isError) void sawmills.refetch();
        if (card.isError) void card.refetch();
      },
    }),
    [sawmills, card, locale],
  );
}

function byNameIn(locale: string) {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return (one: Sawmill, other: Sawmill) => compare(one.name, other.name);
}

/**
 * Returns the sawmills that a call may name, undefined until they have loaded. A filter by sawmill waits for
 * them, because the measurement service refuses a call that names an unknown sawmill.
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

import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useState } from 'react';
import type { Stack } from '@/screens/stack/readStack';
import { useGetOrganizationMeasurementCardQuery } from '@/store/api/measurementCardApi';
import { useListStackFilterOptionsQuery } from '@/store/api/stackApi';
import { type StackFacts, stackFacts } from './stackFacts';

/**
 * The card by which a stack was measured says what its fields mean. If a service does not send this card with
 * the stack, the organisation's card and the options of the filters say it. Without an answer the fields are
 * unknown.
 */
export function useStackFacts(
  organizationId: string,
  stack: Stack | undefined,
): { facts: StackFacts | undefined; isWaiting: boolean } {
  const own = stack?.measurementCard;
  const asks = stack?.hasCard && !own;
  const card = useGetOrganizationMeasurementCardQuery(asks ? { id: organizationId } : skipToken);
  const options = useListStackFilterOptionsQuery(asks ? (optionsArg(stack) ?? skipToken) : skipToken);
  const sentCard = own ?? card.currentData;
  const sentIds = own?.fieldIds ?? options.currentData?.fieldIds;
  const facts = useMemo(
    () => stack && stackFacts(stack, { card: sentCard, fieldIds: sentIds }),
    [stack, sentCard, sentIds],
  );
  const isLate = useIsLate(stack?.stackId);
  return { facts, isWaiting: (card.isLoading || options.isLoading) && !isLate };
}

/** The page waits for the facts for at most this many milliseconds, so that nothing on it moves. */
const lateAfter = 4000;

function useIsLate(stackId: string | undefined): boolean {
  const [lateId, setLateId] = useState<string>();
  useEffect(() => {
    if (stackId === undefined) return;
    const timer = setTimeout(() => setLateId(stackId), lateAfter);
    return () => clearTimeout(timer);
  }, [stackId]);
  return stackId !== undefined && lateId === stackId;
}

/**
 * Requests the options of a single moment. Only the `fieldIds` of the answer are used, and they are the same
 * for any time.
 */
function optionsArg({ departmentId, registrationDateTime }: Stack) {
  if (departmentId === null) return null;
  const range = registrationDateTime === null ? {} : { from: registrationDateTime, to: registrationDateTime };
  return { body: { departmentIds: [departmentId], ...range } };
}

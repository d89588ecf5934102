import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useState } from 'react';
import type { Stack } from '@/screens/stack/readStack';
import { useGetOrganizationMeasurementCardQuery } from '@/store/api/measurementCardApi';
import { useListStackFilterOptionsQuery } from '@/store/api/stackApi';
import { type StackFacts, stackFacts } from './stackFacts';

/**
 * The fields are named by the card that a stack was measured by. If a service does not send it with the
 * stack, it comes from the organisation's card and from the filters; without an answer the fields are
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

/** A page is held back for at most this many milliseconds, so that nothing on it moves. */
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
 * The options are those of one moment, because only what the service knows is wanted, and that is the same
 * at any time.
 */
function optionsArg({ departmentId, registrationDateTime }: Stack) {
  if (departmentId === null) return null;
  const range = registrationDateTime === null ? {} : { from: registrationDateTime, to: registrationDateTime };
  return { body: { departmentIds: [departmentId], ...range } };
}

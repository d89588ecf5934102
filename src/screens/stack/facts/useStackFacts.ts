import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Stack } from '@/screens/stack/readStack';
import { useGetOrganizationMeasurementCardQuery } from '@/store/api/measurementCardApi';
import { useListStackFilterOptionsQuery } from '@/store/api/stackApi';
import { type StackFacts, stackFacts } from './stackFacts';

/** Which of a stack's fields are meant comes from its card and from the filters; without an answer they are unknown. */
export function useStackFacts(
  organizationId: string,
  stack: Stack | undefined,
): { facts: StackFacts | undefined; isWaiting: boolean } {
  const card = useGetOrganizationMeasurementCardQuery(stack?.hasCard ? { id: organizationId } : skipToken);
  const options = useListStackFilterOptionsQuery(
    stack?.hasCard ? (optionsArg(stack) ?? skipToken) : skipToken,
  );
  const [sentCard, sentIds] = [card.currentData, options.currentData?.fieldIds];
  const facts = useMemo(
    () => stack && stackFacts(stack, { card: sentCard, fieldIds: sentIds }),
    [stack, sentCard, sentIds],
  );
  return { facts, isWaiting: card.isLoading || options.isLoading };
}

/** The options of one moment: only their fields are wanted, and those are the same at any time. */
function optionsArg({ departmentId, registrationDateTime }: Stack) {
  if (departmentId === null) return null;
  const range = registrationDateTime === null ? {} : { from: registrationDateTime, to: registrationDateTime };
  return { body: { departmentIds: [departmentId], ...range } };
}

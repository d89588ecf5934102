import type { CardDefinition } from '../../../domain/cardDefinition';
import {
  correctableFields,
  mayCorrectOrderNumber,
  mayCorrectPosition,
  orderNumberFieldOf,
} from '../../../domain/correctableFields';
import { columnsOfPosition } from '../../../domain/handCorrections';
import { entityTag } from '../../../http/entityTag';
import { conflict } from '../../../http/failure';
import { failureTexts } from '../../../texts/failureTexts';
import { readerOf, type StackRow } from '../records/stackRecords';
import { stackFailures } from '../stacks.failures';

/** A correction cannot empty a value that the card requires, be it only for the registration of a stack. */
export const required = ['RequiredForMeasurement', 'RequiredForPreregistration'] as const;

/**
 * Returns the present values of a stack that can be corrected. The card by which the stack was measured
 * decides which these are.
 * @throws ServiceFailure 409 if the stack is not measured, or is withdrawn
 */
export function correctableOf(card: CardDefinition | undefined, row: StackRow) {
  const { stack, measurement } = row;
  if (stack.withdrawnAt !== null) throw conflict(failureTexts.stackWithdrawn);
  if (stack.state === 'PreRegistration' || measurement === null || card === undefined)
    throw conflict(stackFailures.correctionOfRegistered);
  const read = readerOf(card, row);
  const values = correctableFields(card).map((field) => ({ field, value: read(field).value }));
  const orderNumber = mayCorrectOrderNumber(card) ? { value: stack.orderNumber } : null;
  const position = mayCorrectPosition(card) ? columnsOfPosition(stack) : null;
  const etag = entityTag({
    version: measurement.version,
    values: values.map(({ field, value }) => [field.id, value]),
    orderNumber,
    position,
  });
  return { card, measurement, values, orderNumber, position, etag };
}

export type Correctable = ReturnType<typeof correctableOf>;

export function isRequired({ rules }: { rules: readonly { kind: string }[] }): boolean {
  return rules.some(({ kind }) => required.some((one) => one === kind));
}

export function isOrderNumberRequired(card: CardDefinition): boolean {
  const field = orderNumberFieldOf(card);
  return field !== undefined && isRequired(field);
}

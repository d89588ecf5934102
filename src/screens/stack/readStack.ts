import * as v from 'valibot';
import { sentInstrument } from '@/features/stack-fields/evidence/volumeFacts';
import { neededChecks } from '@/lib/evidence';
import { acceptables, doubtKinds } from '@/lib/generated/enums.gen';
import type { Acceptable, StackDetail } from '@/store/api/stackApi';

const text = v.fallback(v.string(), '');
const optionalText = v.fallback(v.nullable(v.string()), null);

function partsOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((list) => list.filter((part) => v.is(item, part)).map((part) => v.parse(item, part))),
  );
}

/**
 * The specification (stack area) names a state and sections with title and fields; a service may leave out
 * the rest.
 * - `coordinates` are undefined if they were not sent, and null if none were recorded.
 * - `undoableAssignment` is undefined if the service does not say whether an assignment can be undone.
 * - `measurementCard` is the one by which the stack was measured. A service that leaves it out has one card
 *   for all stacks of an organisation.
 * - `newMeasurement` is null if the service does not say whether a new measurement can be requested, or if
 *   there is none to replace.
 * - `withdrawal` is null if the stack is not withdrawn.
 * - `correctedFields` are the fields of the card whose values were corrected by hand.
 * - `measurements` come newest first, and are empty if the service does not send them.
 */
const sentStack = v.object({
  stackNumber: text,
  polterId: optionalText,
  departmentId: optionalText,
  orderNumber: optionalText,
  sawmillName: optionalText,
  surveyor: optionalText,
  coordinates: v.optional(v.unknown()),
  registrationDateTime: optionalText,
  measurementDateTime: optionalText,
  loadedIntoSystemDateTime: optionalText,
  invoiceableDateTime: optionalText,
  assignedToSawmillDateTime: optionalText,
  lastModifiedDateTime: optionalText,
  timeZone: optionalText,
  undoableAssignment: v.fallback(
    v.optional(v.nullable(v.object({ sawmillId: v.string(), until: v.string() }))),
    undefined,
  ),
  measurementCardId: v.optional(v.unknown()),
  measurementCard: v.fallback(v.nullish(v.looseObject({ fieldIds: v.unknown() })), undefined),
  doubts: partsOf(v.picklist(doubtKinds)),
  failedChecks: partsOf(v.picklist(neededChecks)),
  accepted: partsOf(
    v.object({
      kind: v.picklist(acceptables),
      word: v.string(),
      acceptedDateTime: v.string(),
      acceptedBy: optionalText,
    }),
  ),
  newMeasurement: v.fallback(
    v.nullable(
      v.object({
        to: optionalText,
        obstacle: v.nullable(v.picklist(['Key', 'Erased', 'NoAccount', 'NoAccess', 'AlreadyAsked'])),
        asked: v.nullable(v.object({ word: text, askedDateTime: v.string(), askedBy: optionalText })),
      }),
    ),
    null,
  ),
  withdrawal: v.fallback(
    v.nullable(
      v.object({
        reason: text,
        withdrawnDateTime: v.string(),
        withdrawnBy: optionalText,
        twin: v.fallback(
          v.nullable(v.object({ stackId: v.string(), stackNumber: v.string(), departmentId: v.string() })),
          null,
        ),
      }),
    ),
    null,
  ),
  correctedFields: partsOf(v.string()),
  instrument: sentInstrument,
  measurements: partsOf(
    v.object({
      source: v.picklist(['App', 'Key', 'Import', 'Correction', 'Hand', 'Demo']),
      app: optionalText,
      receivedDateTime: v.string(),
      volume: v.fallback(v.nullable(v.number()), null),
      logCount: v.fallback(v.nullable(v.number()), null),
      reason: optionalText,
      author: optionalText,
      /** `movedFrom` is null if the stack stayed in its department, or if the service does not send it. */
      movedFrom: optionalText,
    }),
  ),
  sections: partsOf(
    v.object({
      title: text,
      language: optionalText,
      fields: v.fallback(v.array(v.unknown()), []),
      undefinedFieldIds: partsOf(v.string()),
    }),
  ),
});

/** A part of the stack is empty or null if it was not sent. */
export type Stack = ReturnType<typeof readStack>;

export function readStack(stackId: string, sent: Pick<StackDetail, 'status'>) {
  const { measurementCardId, ...parts } = v.parse(sentStack, sent);
  // If a service leaves the id out, that does not mean that there is no card.
  return { ...parts, stackId, status: sent.status, hasCard: measurementCardId !== null };
}

export function acceptedIn({ accepted }: Pick<Stack, 'accepted'>): Acceptable[] {
  return accepted.map(({ kind }) => kind);
}

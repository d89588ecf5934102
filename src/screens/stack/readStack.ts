import * as v from 'valibot';
import { sentInstrument } from '@/features/stack-fields/evidence/volumeFacts';
import { neededChecks } from '@/lib/evidence';
import { acceptables, doubtKinds } from '@/lib/generated/enums.gen';
import type { Acceptable, StackDetail } from '@/store/api/stackApi';

const text = v.fallback(v.string(), '');
const optionalText = v.fallback(v.nullable(v.string()), null);

/** The items of a list that have this shape; the others are left out. */
function partsOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((list) => list.filter((part) => v.is(item, part)).map((part) => v.parse(item, part))),
  );
}

/** The specification (stack area) names a state and sections with title and fields; a service may leave out the rest. */
const sentStack = v.object({
  stackNumber: text,
  polterId: optionalText,
  departmentId: optionalText,
  orderNumber: optionalText,
  sawmillName: optionalText,
  surveyor: optionalText,
  /** Undefined: not sent, so that nothing is known of the position; null: none was recorded. */
  coordinates: v.optional(v.unknown()),
  registrationDateTime: optionalText,
  measurementDateTime: optionalText,
  loadedIntoSystemDateTime: optionalText,
  invoiceableDateTime: optionalText,
  assignedToSawmillDateTime: optionalText,
  lastModifiedDateTime: optionalText,
  timeZone: optionalText,
  /** Undefined: the service does not say whether an assignment can be undone. */
  undoableAssignment: v.fallback(
    v.optional(v.nullable(v.object({ sawmillId: v.string(), until: v.string() }))),
    undefined,
  ),
  measurementCardId: v.optional(v.unknown()),
  /** By which the stack was measured. A service that leaves it out has one card for all stacks of an organisation. */
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
  /** Null: the service does not say whether one can be asked for, or there is none that could be renewed. */
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
  /** Null means that the stack counts. */
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
  /** Fields of the card whose values were corrected by hand. */
  correctedFields: partsOf(v.string()),
  instrument: sentInstrument,
  /** Newest first; none where the service does not say where its values come from. */
  measurements: partsOf(
    v.object({
      source: v.picklist(['App', 'Key', 'Import', 'Correction', 'Hand', 'Demo']),
      app: optionalText,
      receivedDateTime: v.string(),
      volume: v.fallback(v.nullable(v.number()), null),
      logCount: v.fallback(v.nullable(v.number()), null),
      reason: optionalText,
      author: optionalText,
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

/** A stack with every part that the page shows: empty or null where it was not sent. */
export type Stack = ReturnType<typeof readStack>;

export function readStack(stackId: string, sent: Pick<StackDetail, 'status'>) {
  const { measurementCardId, ...parts } = v.parse(sentStack, sent);
  // A service that leaves the id out is not one that says there is no card.
  return { ...parts, stackId, status: sent.status, hasCard: measurementCardId !== null };
}

export function acceptedIn({ accepted }: Pick<Stack, 'accepted'>): Acceptable[] {
  return accepted.map(({ kind }) => kind);
}

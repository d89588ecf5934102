import type { StackDetail } from '@/store/api/stackApi';

type Optional<T> = { [Key in keyof T]?: T[Key] | null };
type Nullable<T> = { [Key in keyof T]: T[Key] | null };

/** What a service may send: the specification (stack area) names a state and sections with title and fields, no more. */
type SentStack = Optional<Omit<StackDetail, 'status' | 'sections'>> & {
  status: StackDetail['status'];
  sections?: Optional<StackDetail['sections'][number]>[] | null;
};

/** A stack with every part that the page shows, null where it was not sent. */
export interface ShownStack
  extends Nullable<
    Omit<StackDetail, 'stackId' | 'stackNumber' | 'status' | 'sections' | 'measurementCardId' | 'timeZone'>
  > {
  stackId: string;
  /** Empty where it was not sent. */
  stackNumber: string;
  status: StackDetail['status'];
  timeZone: string | undefined;
  /** False only where the service says so. */
  hasCard: boolean;
  sections: readonly {
    title: string;
    fields: readonly unknown[];
    undefinedFieldIds: readonly string[];
  }[];
}

/** The answer to the call for `stackId`, with what it leaves out. */
export function readStack(stackId: string, sent: SentStack): ShownStack {
  return {
    stackId,
    stackNumber: sent.stackNumber ?? '',
    polterId: sent.polterId ?? null,
    departmentId: sent.departmentId ?? null,
    status: sent.status,
    orderNumber: sent.orderNumber ?? null,
    sawmillName: sent.sawmillName ?? null,
    coordinates: sent.coordinates ?? null,
    registrationDateTime: sent.registrationDateTime ?? null,
    measurementDateTime: sent.measurementDateTime ?? null,
    loadedIntoSystemDateTime: sent.loadedIntoSystemDateTime ?? null,
    invoiceableDateTime: sent.invoiceableDateTime ?? null,
    assignedToSawmillDateTime: sent.assignedToSawmillDateTime ?? null,
    lastModifiedDateTime: sent.lastModifiedDateTime ?? null,
    timeZone: sent.timeZone ?? undefined,
    hasCard: sent.measurementCardId !== null,
    sections: (sent.sections ?? []).map(({ title, fields, undefinedFieldIds }) => ({
      title: title ?? '',
      fields: fields ?? [],
      undefinedFieldIds: undefinedFieldIds ?? [],
    })),
  };
}

import type { DateType, StackItem } from '@/store/api/stackApi';

const fieldOf = {
  PreRegistration: 'registrationDateTime',
  Measured: 'measurementDateTime',
  LoadedIntoSystem: 'loadedIntoSystemDateTime',
  Invoiceable: 'invoiceableDateTime',
  AssignedToSawmill: 'assignedToSawmillDateTime',
  LastChanged: 'lastModifiedDateTime',
} as const satisfies Record<DateType, keyof StackItem>;

type Dates = { [Field in (typeof fieldOf)[DateType]]: string | null };

export function stackDate(stack: Dates, dateType: DateType): string | null {
  return stack[fieldOf[dateType]];
}

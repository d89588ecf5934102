import { z } from './defineRoute';

/** ISO 8601 with an offset. */
export const instant = z.iso.datetime({ offset: true });

/** When a stack came to each of its states; null while it has not. */
export const stackDates = {
  registrationDateTime: instant,
  measurementDateTime: instant.nullable(),
  loadedIntoSystemDateTime: instant.nullable(),
  invoiceableDateTime: instant.nullable(),
  assignedToSawmillDateTime: instant.nullable(),
  lastModifiedDateTime: instant,
};

import { z } from '@hono/zod-openapi';
import { instant } from '@server/domain/schemas';

/** A service may leave it out: then times are shown in the reader's zone. */
export const timeZone = z
  .string()
  .optional()
  .openapi({ description: 'IANA name of the zone whose days and times the stack is shown in' });

/** When a stack came to each of its states, null while it has not, and by which clocks. */
export const stackDates = {
  registrationDateTime: instant,
  measurementDateTime: instant.nullable(),
  loadedIntoSystemDateTime: instant.nullable(),
  invoiceableDateTime: instant.nullable(),
  assignedToSawmillDateTime: instant.nullable(),
  lastModifiedDateTime: instant,
  timeZone,
};

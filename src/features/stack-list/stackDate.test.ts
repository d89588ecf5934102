import { buildStack } from '@mocks/builders/stacks';
import { dateTypes } from '@/lib/generated/enums.gen';
import { stackDate } from './stackDate';

describe('stackDate', () => {
  it('reads a date of its own for every date type', () => {
    const stack = buildStack({
      registrationDateTime: '2026-01-01T00:00:00Z',
      measurementDateTime: '2026-01-02T00:00:00Z',
      loadedIntoSystemDateTime: '2026-01-03T00:00:00Z',
      invoiceableDateTime: '2026-01-04T00:00:00Z',
      assignedToSawmillDateTime: '2026-01-05T00:00:00Z',
      lastModifiedDateTime: '2026-01-06T00:00:00Z',
    });
    expect(dateTypes.map((dateType) => [dateType, stackDate(stack, dateType)?.slice(8, 10)])).toEqual([
      ['PreRegistration', '01'],
      ['Measured', '02'],
      ['LoadedIntoSystem', '03'],
      ['Invoiceable', '04'],
      ['AssignedToSawmill', '05'],
      ['LastChanged', '06'],
    ]);
  });
});

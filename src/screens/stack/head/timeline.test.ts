import { buildStackDetail } from '@mocks/builders/stacks';
import { readStack } from '@/screens/stack/readStack';
import type { StackDetail } from '@/store/api/stackApi';
import { timelineOf } from './timeline';

const steps = (given: Partial<StackDetail>) =>
  timelineOf(readStack('stack-1', buildStackDetail(given))).map(({ dateType, daysSince }) => [
    dateType,
    daysSince,
  ]);

const none = {
  loadedIntoSystemDateTime: null,
  invoiceableDateTime: null,
  assignedToSawmillDateTime: null,
  measurementDateTime: null,
};

it('has the dates that there are, in their order, with the days between', () => {
  expect(steps({ ...none, registrationDateTime: '2026-11-02T08:00:00Z' })).toEqual([
    ['PreRegistration', null],
  ]);
  expect(
    steps({
      ...none,
      registrationDateTime: '2026-11-02T08:00:00Z',
      assignedToSawmillDateTime: '2026-11-20T08:00:00Z',
      measurementDateTime: '2026-11-06T08:00:00Z',
    }),
  ).toEqual([
    ['PreRegistration', null],
    ['Measured', 4],
    ['AssignedToSawmill', 14],
  ]);
});

it('counts calendar days of the place', () => {
  const times = {
    ...none,
    registrationDateTime: '2026-10-24T21:30:00Z',
    measurementDateTime: '2026-10-24T22:30:00Z',
  };
  // In Copenhagen midnight lies between them; in London it comes half an hour later.
  expect(steps({ ...times, timeZone: 'Europe/Copenhagen' })[1]).toEqual(['Measured', 1]);
  expect(steps({ ...times, timeZone: 'Europe/London' })[1]).toEqual(['Measured', 0]);
});

it('counts a day that the clocks make longer as one', () => {
  const times = {
    ...none,
    registrationDateTime: '2026-10-24T10:00:00Z',
    measurementDateTime: '2026-10-25T11:00:00Z',
  };
  expect(steps({ ...times, timeZone: 'Europe/Copenhagen' })[1]).toEqual(['Measured', 1]);
});

it('leaves out what is no date', () => {
  expect(steps({ ...none, registrationDateTime: '', measurementDateTime: 'soon' })).toEqual([]);
});

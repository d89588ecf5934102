import { buildStackDetail } from '@mocks/builders/stacks';
import { readStack } from '@/screens/stack/readStack';
import type { StackDetail } from '@/store/api/stackApi';
import { timelineOf } from './timeline';

const now = new Date('2026-11-22T11:00:00Z');
const steps = (given: Partial<StackDetail>) =>
  timelineOf(readStack('stack-1', buildStackDetail({ status: 'AssignedToSawmill', ...given })), now).map(
    ({ dateType, days }) => [dateType, days],
  );

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
  // In Copenhagen midnight lies between the two times; in London it comes half an hour later.
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

it('ends with the step that the stack waits for, and since when', () => {
  const registered = { ...none, registrationDateTime: '2026-11-20T08:00:00Z' };
  expect(steps({ ...registered, status: 'PreRegistration' })).toEqual([
    ['PreRegistration', null],
    ['Measured', 2],
  ]);
  const measured = {
    ...registered,
    measurementDateTime: '2026-11-21T08:00:00Z',
    status: 'Measured',
  } as const;
  expect(steps(measured)).toEqual([
    ['PreRegistration', null],
    ['Measured', 1],
    ['AssignedToSawmill', 1],
  ]);
  // If the date of the step before is missing, nobody knows how long the step took.
  expect(
    steps({ ...measured, measurementDateTime: null, invoiceableDateTime: '2026-11-23T00:00:00Z' }),
  ).toEqual([
    ['PreRegistration', null],
    ['Invoiceable', 1],
    ['AssignedToSawmill', null],
  ]);
});

it('knows what is still to come', () => {
  const stack = readStack(
    'stack-1',
    buildStackDetail({
      ...none,
      status: 'Measured',
      measurementDateTime: '2026-11-22T10:00:00Z',
      invoiceableDateTime: '2026-11-23T00:00:00Z',
    }),
  );
  expect(timelineOf(stack, now).map(({ dateType, isAhead }) => [dateType, isAhead])).toEqual([
    ['PreRegistration', false],
    ['Measured', false],
    ['Invoiceable', true],
    ['AssignedToSawmill', true],
  ]);
});

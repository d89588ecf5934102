import fc from 'fast-check';
import { buildCardField } from '@mocks/builders/administration';
import { anyDashboardFilters } from '@mocks/builders/dashboardFilters';
import type { Unit } from '@/store/api/stackApi';
import { defaultDashboardFilters } from '@/store/filters/filterDefaults';
import { readStackFilters } from '@/store/filters/filterUrl';
import { stackListArg, stackWaitingArg } from '@/store/filters/queryArgs';
import { cardVolumeUnit } from './cardVolumeUnit';
import { waitingKinds, waitingLinks } from './waitingLinks';

const today = '2026-11-22';

const kinds = [...waitingKinds, 'notMeasuredOverdue', 'notAssignedOverdue'] as const;
const own = {
  notMeasured: { dateType: 'PreRegistration', states: ['PreRegistration'] },
  notMeasuredOverdue: { dateType: 'PreRegistration', states: ['PreRegistration'] },
  notAssigned: { dateType: 'Measured', states: ['Measured'] },
  notAssignedOverdue: { dateType: 'Measured', states: ['Measured'] },
  failedEvidence: { dateType: 'Measured', evidenceFailed: true },
  withoutPosition: { dateType: 'PreRegistration', hasPosition: false },
  notReady: { dateType: 'Measured', states: ['Measured'], eudrReady: false },
};

function askedBy(href: string, departmentIds: string[], knownIds?: string[]) {
  const list = readStackFilters(new URL(href, 'http://portal').searchParams, '1999-01-01');
  const { page, pageSize, orderBy, orderDirection, ...asked } =
    stackListArg(list, departmentIds, knownIds) ?? {};
  return asked;
}

it('the figures lead to the list of the same departments, in the order of what waits', () => {
  const links = waitingLinks('nord/skov', 'all', defaultDashboardFilters(today), today);
  expect(links.notMeasured).toBe(
    '/organization/nord%2Fskov/department/all/stacks?dateType=PreRegistration&from=&to=&states=PreRegistration&orderBy=Date',
  );
  expect(links.notAssigned).toMatch('&states=Measured&orderBy=Date');
  expect(links.notMeasuredOverdue).toMatch(
    'dateType=PreRegistration&from=&to=2026-11-14&states=PreRegistration',
  );
  expect(links.notAssignedOverdue).toMatch('dateType=Measured&from=&to=2026-11-14&states=Measured');
});

it('the list asks by exactly what the figures were counted by, and by the states that wait', () => {
  fc.assert(
    fc.property(anyDashboardFilters, fc.nat(3), (given, existing) => {
      const known = given.sawmillIds.slice(0, existing);
      const counted = stackWaitingArg(given, today, ['d1'], known);
      const links = waitingLinks('o', 'd', given, today);
      for (const kind of kinds) {
        const { overdueTo: to, ...byFilters } = counted ?? {};
        const expected = { ...byFilters, ...own[kind], ...(kind.endsWith('Overdue') && { to }) };
        expect(askedBy(links[kind], ['d1'], known)).toEqual(counted ? expected : {});
      }
    }),
  );
});

it('a stack is overdue when it was registered more than seven of the days of the viewer ago', () => {
  const { overdueTo } = stackWaitingArg(defaultDashboardFilters(today), today, ['d1']) ?? {};
  expect(overdueTo).toBe('2026-11-14T23:59:59+01:00');
  const summer = stackWaitingArg(defaultDashboardFilters(today), '2026-11-01', ['d1']);
  expect(summer?.overdueTo).toBe('2026-10-24T23:59:59+02:00');
});

const card = (display: Unit | null) => ({
  fields: [
    buildCardField({ id: 'gross', units: { display: 'CubicFeet' } }),
    buildCardField({ id: 'net', units: display && { display } }),
  ],
  volumeFieldId: 'net',
});

it("volumes are in cubic feet when the card's volume field says so, else in cubic metres", () => {
  expect(cardVolumeUnit(card('CubicFeet'))).toBe('CubicFeet');
  expect(cardVolumeUnit(card('CubicMeters'))).toBe('CubicMeters');
  expect(cardVolumeUnit(card(null))).toBe('CubicMeters');
  expect(cardVolumeUnit({ fields: card('CubicFeet').fields })).toBe('CubicMeters');
  expect(cardVolumeUnit(undefined)).toBe('CubicMeters');
});

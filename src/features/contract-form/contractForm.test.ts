import { buildContract } from '@mocks/builders/administration';
import {
  emptyContract,
  fromContract,
  isContractEntered,
  type Notation,
  toContractFields,
} from './contractForm';

const german: Notation = { datePattern: 'DD/MM/YYYY', locale: 'de-DE' };
const american: Notation = { datePattern: 'MM/DD/YYYY', locale: 'en-US' };

const { etag: _, ...contract } = buildContract({ fullMeasurementPrice: 1234.5, pieceMeasurementPrice: 0 });

it.each([german, american])('comes back from the form as it went in: %p', (notation) => {
  expect(toContractFields(fromContract(contract, notation), notation)).toEqual(contract);
});

it('writes days and numbers as the person does', () => {
  expect(fromContract(contract, german)).toMatchObject({
    startDate: '01/01/2026',
    endDate: '31/12/2027',
    fullMeasurementPrice: '1234,5',
  });
  expect(fromContract(contract, american)).toMatchObject({
    endDate: '12/31/2027',
    fullMeasurementPrice: '1234.5',
  });
});

it('shows and sends nothing for what is not given', () => {
  const bare = {
    ...contract,
    customerNumber: null,
    guaranteedVolume: null,
    dataRetentionDurationInMonths: null,
  };
  const values = fromContract(bare, german);
  expect(values).toMatchObject({
    customerNumber: '',
    guaranteedVolume: '',
    dataRetentionDurationInMonths: '',
  });
  expect(toContractFields(values, german)).toEqual(bare);
});

it('takes the days in UTC, whatever zone the service names them in', () => {
  const values = fromContract({ ...contract, startDate: '2026-01-01T02:00:00+02:00' }, german);
  expect(toContractFields(values, german).startDate).toBe('2026-01-01T00:00:00Z');
});

it('has no customer number when departments are invoiced', () => {
  const values = { ...fromContract(contract, german), levelOfInvoice: 'Department' as const };
  expect(toContractFields(values, german).customerNumber).toBeNull();
});

it.each([
  [{}, false],
  [{ fullMeasurementPrice: '12', currency: 'EUR' as const }, false],
  [{ startDate: '01/01/2026' }, true],
  [{ endDate: 'x' }, true],
  [{ customerNumber: '123' }, true],
  [{ customerNumber: '123', levelOfInvoice: 'Department' as const }, false],
])('knows whether a contract is meant: %p', (given, entered) => {
  expect(isContractEntered({ ...emptyContract, ...given })).toBe(entered);
});

// The portal and the service warn of the same period.
export { statementKeptMonths } from '../../src/lib/statementKept';

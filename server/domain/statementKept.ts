// Portal and service warn of the same.
export { statementKeptMonths } from '../../src/lib/statementKept';

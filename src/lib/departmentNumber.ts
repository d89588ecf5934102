import { departmentNumberMaximum } from './openapiLimits.gen';

export const departmentNumberDigits = String(departmentNumberMaximum).length;

/** The number of a department as it is sent: an integer, null for none. */
export function readDepartmentNumber(text: string): number | null {
  return text === '' ? null : Number(text);
}

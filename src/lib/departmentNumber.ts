/** As many digits as the service keeps of a department's number. */
export const departmentNumberDigits = 9;

/** The number of a department as it is sent: an integer, null for none. */
export function readDepartmentNumber(text: string): number | null {
  return text === '' ? null : Number(text);
}

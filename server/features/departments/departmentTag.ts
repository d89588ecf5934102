import { entityTag } from '@server/http/entityTag';

interface DepartmentVersion {
  name: string;
  departmentNumber: number | null;
  customerNumber: string | null;
}

/** The parts in which a department is edited, by their position in its entity tag. */
export const departmentPart = { info: 0, customerNumber: 1 } as const;

export type DepartmentPart = (typeof departmentPart)[keyof typeof departmentPart];

/** The version of a department; the mailing list has none, because adding to it and removing from it commute. */
export function departmentTag({ name, departmentNumber, customerNumber }: DepartmentVersion): string {
  return entityTag([name, departmentNumber], [customerNumber]);
}

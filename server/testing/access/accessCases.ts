import type { OperationId } from '../../api';
import type { AccessCase } from './accessCase';
import { accountCases } from './accountCases';
import { departmentCases } from './departmentCases';
import { organizationCases } from './organizationCases';
import { sawmillCases } from './sawmillCases';
import { stackCases } from './stackCases';

/** One request for every call of the contract, and how far a caller's relations have to reach for it. */
export const accessCases: Record<OperationId, AccessCase> = {
  ...accountCases,
  ...organizationCases,
  ...departmentCases,
  ...sawmillCases,
  ...stackCases,
};

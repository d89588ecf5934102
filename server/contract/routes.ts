import { loginRoute, logoutRoute, refreshTokenRoute } from './auth';
import { departmentListRoute, departmentRoute } from './department';
import { measurementCardListRoute, organizationMeasurementCardRoute } from './measurementCard';
import { organizationDetailedListRoute, organizationListRoute, organizationRoute } from './organization';
import { assignStacksRoute, sawmillListRoute } from './sawmill';
import {
  sawmillStackListRoute,
  sawmillStackMapListRoute,
  stackArchiveRoute,
  stackCsvFromFilterRoute,
  stackCsvRoute,
  stackDeleteRoute,
  stackFilterOptionsRoute,
  stackListRoute,
  stackMapInfoRoute,
  stackMapListRoute,
} from './stack';
import { sawmillUserInfoRoute, userInfoRoute } from './userInfo';

/** Every call of the service, in the order of the document. */
export const routes = [
  loginRoute,
  refreshTokenRoute,
  logoutRoute,
  userInfoRoute,
  sawmillUserInfoRoute,
  organizationListRoute,
  organizationDetailedListRoute,
  organizationRoute,
  departmentListRoute,
  departmentRoute,
  measurementCardListRoute,
  organizationMeasurementCardRoute,
  sawmillListRoute,
  assignStacksRoute,
  stackListRoute,
  stackMapListRoute,
  stackFilterOptionsRoute,
  sawmillStackListRoute,
  sawmillStackMapListRoute,
  stackMapInfoRoute,
  stackDeleteRoute,
  stackArchiveRoute,
  stackCsvRoute,
  stackCsvFromFilterRoute,
] as const;

export type OperationId = (typeof routes)[number]['operationId'];

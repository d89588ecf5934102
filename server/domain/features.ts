import { z } from '@hono/zod-openapi';

/**
 * What a service may have beside the specification, cut by what the portal shows or leaves out. A route names the one that it
 * belongs to, or what it adds to a call of the specification; which of them a service has follows from its routes.
 */
export const FeatureSchema = z
  .enum([
    'account',
    'globalAdmins',
    'deletedOrganizations',
    'organizationState',
    'workCountries',
    'retention',
    'people',
    'cardVersions',
    'undoAssignment',
    'wood',
    'positions',
    'sawmillSearch',
    'sawmillLoads',
    'mapPoints',
    'totals',
    'figures',
    'doubts',
    'decisions',
    'withdrawals',
    'reportLinks',
    'exports',
    'savedViews',
    'ingest',
    'history',
    'historyActs',
    'errorReports',
  ])
  .openapi('Feature');

export type Feature = z.infer<typeof FeatureSchema>;

import { z } from '@hono/zod-openapi';

/**
 * A feature is an addition to the specification that the portal can show or leave out as a whole. A route
 * names the feature to which it belongs, or which it adds to a specified call. The routes of a service
 * determine which features it has.
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
    'corrections',
    'moves',
    'reportLinks',
    'exports',
    'exportJobs',
    'harvestPlaces',
    'eudr',
    'savedViews',
    'ingest',
    'history',
    'historyActs',
    'errorReports',
  ])
  .openapi('Feature');

export type Feature = z.infer<typeof FeatureSchema>;

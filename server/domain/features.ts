import { z } from '@hono/zod-openapi';

/**
 * Features lie beside the specification and are cut by what the portal shows or leaves out. A route names the
 * feature that it belongs to, or that it adds to a specified call; the routes of a service decide which
 * features it has.
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

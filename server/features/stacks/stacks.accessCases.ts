import { type AccessCase, type AccessCases, requestsAbout } from '../../testing/access/accessCase';
import {
  assignable,
  department,
  departments,
  readable,
  readableStack,
  sawmills,
} from '../../testing/access/scopeChecks';

const request = requestsAbout('stack');
const exportOf =
  (method: string, rest: string): AccessCase['request'] =>
  ({ stackIds: [id = ''] }) => [method, `/stack-export/${encodeURIComponent(id)}${rest}`];

export const stackCases = {
  listStacks: {
    request: ({ departmentIds }) => ['PUT', '/stack/list', { departmentIds }],
    scope: departments,
  },
  listStackCoordinates: {
    request: ({ departmentIds }) => ['PUT', '/stack/map-list', { departmentIds }],
    scope: departments,
  },
  listStackPoints: {
    request: ({ departmentIds }) => ['PUT', '/stack/map-points', { departmentIds }],
    scope: departments,
  },
  listStackFilterOptions: {
    request: ({ departmentIds }) => ['PUT', '/stack/filter-options', { departmentIds }],
    scope: departments,
  },
  listSawmillStacks: {
    request: ({ sawmillIds }) => ['PUT', '/stack/list/sawmill', { sawmillIds }],
    scope: sawmills,
  },
  listSawmillStackCoordinates: {
    request: ({ sawmillIds }) => ['PUT', '/stack/map-list/sawmill', { sawmillIds }],
    scope: sawmills,
  },
  listStackTotals: {
    request: ({ departmentIds }) => ['PUT', '/stack/totals', { departmentIds }],
    scope: departments,
  },
  listSawmillStackTotals: {
    request: ({ sawmillIds }) => ['PUT', '/stack/totals/sawmill', { sawmillIds }],
    scope: sawmills,
  },
  listStackStatistics: {
    request: ({ departmentIds }) => ['PUT', '/stack/statistics', { departmentIds }],
    scope: departments,
  },
  listStackVolumes: {
    request: ({ departmentIds }) => ['PUT', '/stack/volumes', { departmentIds }],
    scope: departments,
  },
  listStackAgeing: {
    request: ({ departmentIds }) => ['PUT', '/stack/ageing', { departmentIds, ages: [{}] }],
    scope: departments,
  },
  listStackWaiting: {
    request: ({ departmentIds }) => ['PUT', '/stack/waiting', { departmentIds }],
    scope: departments,
  },
  listSawmillLoads: {
    request: ({ organizationIds: [organizationId], stackIds }) => [
      'PUT',
      '/stack/sawmill-loads',
      { organizationId, stackIds },
    ],
    scope: assignable,
  },
  getStack: { request: request('GET', ''), scope: department },
  getStackFile: { request: request('GET', '/file/FrontImage'), scope: department },
  getStackReport: { request: request('GET', '/report-data'), scope: readableStack },
  createStackReportToken: { request: request('POST', '/report-token'), scope: readableStack },
  getStackMapInfo: { request: request('GET', '/map-info'), scope: readableStack },
  acceptStackDoubts: {
    request: request('PUT', '/doubts', {
      ...{ kinds: ['AtZero'], word: 'Seen', lastModifiedDateTime: '2026-06-17T00:00:00Z' },
    }),
    scope: department,
  },
  takeBackStackAcceptance: { request: request('DELETE', '/doubts/AtZero'), scope: department },
  askForNewMeasurement: {
    request: request('PUT', '/new-measurement', { word: '', lastModifiedDateTime: '2026-06-17T00:00:00Z' }),
    scope: department,
  },
  takeBackNewMeasurement: { request: request('DELETE', '/new-measurement'), scope: department },
  withdrawStack: {
    request: request('PUT', '/withdrawal', {
      ...{ reason: 'Twice', lastModifiedDateTime: '2026-06-17T00:00:00Z' },
    }),
    scope: department,
  },
  getStackCorrection: { request: request('GET', '/correction'), scope: department },
  correctStack: {
    request: request('PUT', '/correction', { reason: 'Mistyped', values: { remark: 'At the gate' } }),
    scope: department,
  },
  moveStack: {
    request: (target) =>
      request('PUT', '/department', {
        ...{ departmentId: target.departmentIds[0], reason: 'Of the other forest' },
        lastModifiedDateTime: '2026-06-17T00:00:00Z',
      })(target),
    scope: department,
  },
  listStackVersions: { request: request('GET', '/versions'), scope: department },
  bringBackStack: { request: request('DELETE', '/withdrawal'), scope: department },
  deleteStack: { request: request('DELETE', ''), scope: department },
  downloadStackArchive: {
    request: ({ stackIds }) => ['PUT', '/stack/download-archive', { stackIds }],
    scope: readable,
  },
  downloadStackCsv: {
    request: ({ stackIds, cardIds: [measurementCardId] }) => [
      'PUT',
      '/stack/download-accumulated-csv',
      { stackIds, measurementCardId },
    ],
    scope: departments,
  },
  downloadStackCsvFromFilter: {
    request: ({ departmentIds, cardIds: [measurementCardId] }) => [
      'PUT',
      '/stack/download-accumulated-csv-from-filter',
      { departmentIds, measurementCardId },
    ],
    scope: departments,
  },
  exportStacksAsExcel: {
    request: ({ stackIds }) => ['PUT', '/stack/export-excel', { stackIds }],
    scope: readable,
  },
  exportStacksAsGeoJson: {
    request: ({ stackIds }) => ['PUT', '/stack/export-geojson', { stackIds }],
    scope: readable,
  },
  exportStacksAsGpx: {
    request: ({ stackIds }) => ['PUT', '/stack/export-gpx', { stackIds }],
    scope: readable,
  },
  exportStacksAsKml: {
    request: ({ stackIds }) => ['PUT', '/stack/export-kml', { stackIds }],
    scope: readable,
  },
  exportStacksForEudr: {
    request: ({ stackIds }) => ['PUT', '/stack/export-eudr', { stackIds }],
    scope: departments,
  },
  setStackDueDiligence: {
    request: ({ stackIds }) => [
      'PUT',
      '/stack/due-diligence',
      { stackIds, referenceNumber: '26FRYUI34JTQKB', verificationNumber: null },
    ],
    scope: departments,
  },
  listStackExports: { request: () => ['GET', '/stack-export'] },
  createStackExport: {
    request: ({ stackIds }) => ['POST', '/stack-export', { stackIds, format: 'Gpx' }],
    scope: readable,
  },
  // No id of the targets is anybody's export.
  downloadStackExport: { request: exportOf('GET', '/file'), scope: () => 'missing' },
  deleteStackExport: { request: exportOf('DELETE', ''), scope: () => 'missing' },
  listExportGaps: {
    request: ({ stackIds }) => ['PUT', '/stack/export-gaps', { stackIds, format: 'Gpx' }],
    scope: readable,
  },
} satisfies AccessCases;

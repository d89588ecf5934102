import { type AccessCases, requestsAbout } from '../../testing/access/accessCase';
import { department, departments, readable, readableStack, sawmills } from '../../testing/access/reach';

const request = requestsAbout('stack');

export const stackCases = {
  listStacks: {
    request: ({ departmentIds }) => ['PUT', '/stack/list', { departmentIds }],
    reach: departments,
  },
  listStackCoordinates: {
    request: ({ departmentIds }) => ['PUT', '/stack/map-list', { departmentIds }],
    reach: departments,
  },
  listStackFilterOptions: {
    request: ({ departmentIds }) => ['PUT', '/stack/filter-options', { departmentIds }],
    reach: departments,
  },
  listSawmillStacks: {
    request: ({ sawmillIds }) => ['PUT', '/stack/list/sawmill', { sawmillIds }],
    reach: sawmills,
  },
  listSawmillStackCoordinates: {
    request: ({ sawmillIds }) => ['PUT', '/stack/map-list/sawmill', { sawmillIds }],
    reach: sawmills,
  },
  listStackStatistics: {
    request: ({ departmentIds }) => ['PUT', '/stack/statistics', { departmentIds }],
    reach: departments,
  },
  getStack: { request: request('GET', ''), reach: department },
  getStackFile: { request: request('GET', '/file/FrontImage'), reach: department },
  getStackReport: { request: request('GET', '/report-data'), reach: readableStack },
  createStackReportToken: { request: request('POST', '/report-token'), reach: readableStack },
  getStackMapInfo: { request: request('GET', '/map-info'), reach: readableStack },
  deleteStack: { request: request('DELETE', ''), reach: department },
  downloadStackArchive: {
    request: ({ stackIds }) => ['PUT', '/stack/download-archive', { stackIds }],
    reach: readable,
  },
  downloadStackCsv: {
    request: ({ stackIds, cardIds: [measurementCardId] }) => [
      'PUT',
      '/stack/download-accumulated-csv',
      { stackIds, measurementCardId },
    ],
    reach: departments,
  },
  downloadStackCsvFromFilter: {
    request: ({ departmentIds, cardIds: [measurementCardId] }) => [
      'PUT',
      '/stack/download-accumulated-csv-from-filter',
      { departmentIds, measurementCardId },
    ],
    reach: departments,
  },
} satisfies AccessCases;

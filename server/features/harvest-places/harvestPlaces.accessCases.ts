import { type AccessCases, requestsAbout, requestsAboutPart } from '../../testing/access/accessCase';
import { department, departmentPart, departments } from '../../testing/access/scopeChecks';

const ofDepartment = requestsAbout('department');
const ofPlace = requestsAboutPart('department', 'harvest-place', 'harvestPlaceIds');
const fields = {
  ...{ name: 'Nørreskoven', areaNumbers: ['R 7'], country: 'DK', producerName: '' },
  ...{ harvestFrom: null, harvestTo: null, statedHectares: null, landAddress: '12b' },
};

export const harvestPlaceCases = {
  listHarvestPlaces: { request: ofDepartment('GET', '/harvest-place'), scope: department },
  createHarvestPlace: { request: ofDepartment('POST', '/harvest-place', fields), scope: department },
  getHarvestPlace: { request: ofPlace('GET'), scope: departmentPart },
  updateHarvestPlace: { request: ofPlace('PUT', '', fields), scope: departmentPart },
  deleteHarvestPlace: { request: ofPlace('DELETE'), scope: departmentPart },
  getStackOrigin: { request: requestsAbout('stack')('GET', '/origin'), scope: department },
  setStackHarvestPlace: {
    request: ({ stackIds, harvestPlaceIds: [placeId] }) => [
      'PUT',
      '/stack/harvest-place',
      { stackIds, placeId },
    ],
    scope: departments,
  },
} satisfies AccessCases;

import { screen, within } from '@testing-library/react';
import { buildSawmillUserInfo, buildUserInfo } from '@mocks/builders/administration';
import { buildReport } from '@mocks/builders/reports';
import { buildMapInfo, buildStack, buildStackField, buildWood } from '@mocks/builders/stacks';
import { mockResponse } from '@mocks/store/mockService';
import { buildStackPage, getRow } from './openStacks';

export const state = 'AssignedToSawmill';
const { areaNumber, sawmillName, ...ofMapInfo } = buildWood();
export const sentWood = ofMapInfo;
const assignedToSawmillDateTime = '2026-11-02T10:00:00+01:00';
export const listedRows = ['1001', '1002', '1003'].map((stackNumber) =>
  buildStack({
    ...sentWood,
    areaNumber,
    stackId: `id-${stackNumber}`,
    stackNumber,
    state,
    assignedToSawmillDateTime,
  }),
);
export const listPath = '/sawmill/stacks?from=2026-10-01&to=2026-11-30';
export const imageUrl = 'data:image/png;base64,iVBORw0KGgo=';
export const sentImage = {
  file: 'FrontImage' as const,
  width: 1200,
  height: 400,
  overlays: [],
  dataUrl: imageUrl,
};

/** The logs have 30 and 40 cm, so that the log of mean volume has 35.4 cm. */
export const sentReport = buildReport({
  stack: {
    coordinates: { latitude: 56.8312345, longitude: 9.8654321, height: null, accuracy: null },
    fields: [
      buildStackField({ fieldType: 'Integer', value: 2 }, { id: 'logs', title: 'Antal' }),
      buildStackField(
        { fieldType: 'ArrayOfDouble', value: [30, 40] },
        { id: 'diameters', units: { display: 'Centimeters' } },
      ),
    ],
  },
  config: {
    diameters: {
      diametersFieldId: 'diameters',
      lengthFieldId: 'length',
      logCountFieldId: 'logs',
      units: null,
      intervals: [],
    },
  },
  frontImage: sentImage,
});

export function declareSawmill() {
  mockResponse(
    'get',
    '/user-info',
    buildUserInfo({ organizationRelations: [], sawmillRelations: [{ sawmillId: 'birke' }] }),
  );
  mockResponse('get', '/department/list', []);
  mockResponse('get', '/user-info/sawmill', buildSawmillUserInfo());
  mockResponse('put', '/stack/totals/sawmill', { totalCount: 3, groups: [] });
  mockResponse('put', '/stack/map-list/sawmill', []);
  const lists = mockResponse('put', '/stack/list/sawmill', buildStackPage(listedRows));
  for (const { stackId, stackNumber } of listedRows)
    mockResponse(
      'get',
      `/stack/${stackId}/map-info`,
      buildMapInfo({ ...sentWood, stackId, stackNumber, state }),
    );
  const reports = mockResponse('get', '/stack/:id/report-data', sentReport);
  return { lists, reports };
}

export const panelOf = (number: string) => screen.findByRole('dialog', { name: `Stack ${number}` });
export const linkOf = async (number: string) =>
  within(await getRow(number)).getByRole('link', { name: number });

import { screen } from '@testing-library/react';
import { buildMeasurementCard } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { buildStackDetail, buildStackField } from '@mocks/builders/stacks';
import { mockResponse } from '@mocks/store/mockService';
import type { Language } from '@/lib/languages';
import type { StackDetail, Unit } from '@/store/api/stackApi';
import { findRecord, mockStack, stackPath } from './openStack';
import { renderApp } from './renderApp';

type StackFieldValue = Parameters<typeof buildStackField>[0];

export const field = (id: string, title: string, value: StackFieldValue, display?: Unit) =>
  buildStackField(value, { id, title, units: display ? { display } : null });
export const spruce = {
  ...field('treeSpecies', 'Species', { fieldType: 'Options', value: 'spruce' }),
  options: [{ key: 'spruce', text: 'Norway spruce' }],
};
export const length = field('length', 'Log length', { fieldType: 'Double', value: 5 }, 'Meters');
export const diameters = field(
  'diameters',
  'Diameters',
  { fieldType: 'ArrayOfDouble', value: [40, 20] },
  'Centimeters',
);
export const volume = field('volume', 'Log volume', { fieldType: 'Double', value: 0.785 }, 'CubicMeters');
export const full = field('fullMeasurement', 'Full', { fieldType: 'Boolean', value: true });
export const front = field('front', 'Front area', { fieldType: 'Double', value: 20 }, 'SquareMeters');
export const back = field('back', 'Back area', { fieldType: 'Double', value: 26 }, 'SquareMeters');

export const card = {
  ...buildMeasurementCard(),
  volumeFieldId: 'volume',
  reportConfig: {
    diameters: {
      diametersFieldId: 'diameters',
      lengthFieldId: 'length',
      logCountFieldId: null,
      units: { diameter: 'Centimeters', volume: 'CubicMeters' },
      intervals: [
        { title: '2a', from: 20, to: 25 },
        { title: '4', from: 40, to: null },
      ],
    },
    frontBackWarning: { frontAreaFieldId: 'front', backAreaFieldId: 'back' },
  },
};

export async function openMeasured(
  fields: unknown[],
  given: Partial<StackDetail> = {},
  language: Language = 'en',
  declare: () => void = () => undefined,
) {
  mockStack({
    ...buildStackDetail(given),
    sections: [{ title: 'Measurement', fields, undefinedFieldIds: [] }],
  });
  mockResponse('get', '/organization/:id/measurement-card', card);
  declare();
  const app = renderApp(stackPath, { session: buildSession(), language });
  await screen.findByRole('heading', { level: 1, name: /1001/ });
  await findRecord();
  return app;
}

export const everything = [spruce, length, diameters, volume, full, front, back];

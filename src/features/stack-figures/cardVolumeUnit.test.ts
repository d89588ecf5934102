import { buildCardField } from '@mocks/builders/administration';
import type { Unit } from '@/store/api/stackApi';
import { cardVolumeUnit } from './cardVolumeUnit';

const card = (display: Unit | null) => ({
  fields: [
    buildCardField({ id: 'gross', units: { display: 'CubicFeet' } }),
    buildCardField({ id: 'net', units: display && { display } }),
  ],
  volumeFieldId: 'net',
});

it("volumes are in cubic feet when the card's volume field says so, else in cubic metres", () => {
  expect(cardVolumeUnit(card('CubicFeet'))).toBe('CubicFeet');
  expect(cardVolumeUnit(card('CubicMeters'))).toBe('CubicMeters');
  expect(cardVolumeUnit(card(null))).toBe('CubicMeters');
  expect(cardVolumeUnit({ fields: card('CubicFeet').fields })).toBe('CubicMeters');
  expect(cardVolumeUnit(undefined)).toBe('CubicMeters');
});

import type { CountedHarvestPlace, StackOrigin } from '@/store/api/generated/types/schemas.gen';

export function buildHarvestPlace(overrides: Partial<CountedHarvestPlace> = {}): CountedHarvestPlace {
  return {
    id: 'ravn',
    name: 'Ravnkilde',
    areaNumbers: ['R 7', 'R 8'],
    country: 'DK',
    producerName: 'Rold Skovbrug',
    harvestFrom: '2026-10-01',
    harvestTo: '2026-11-15',
    landAddress: null,
    statedHectares: null,
    hectares: 12.346,
    points: 0,
    areas: 1,
    stackCount: 4,
    ...overrides,
  };
}

export function buildStackOrigin(overrides: Partial<StackOrigin> = {}): StackOrigin {
  return {
    areaNumber: null,
    place: null,
    isChosen: false,
    places: [],
    referenceNumber: null,
    verificationNumber: null,
    ...overrides,
  };
}

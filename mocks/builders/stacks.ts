import type {
  StackAgeing,
  StackCoordinate,
  StackDetail,
  StackField,
  StackFieldDefinition,
  StackFieldValue,
  StackFilterOptions,
  StackItem,
  StackMapInfo,
  StackStatistics,
  StackStatisticsBin,
  StackTotals,
  StackVolumes,
  StackWaiting,
} from '@/store/api/generated/types/schemas.gen';

const stackDates = {
  registrationDateTime: '2026-11-02T08:00:00+01:00',
  measurementDateTime: '2026-11-03T09:30:00+01:00',
  loadedIntoSystemDateTime: '2026-11-03T09:35:00+01:00',
  invoiceableDateTime: '2026-11-04T00:00:00+01:00',
  assignedToSawmillDateTime: null,
  lastModifiedDateTime: '2026-11-04T00:00:00+01:00',
};

export function buildStack(overrides: Partial<StackItem> = {}): StackItem {
  return {
    stackId: 'stack-1',
    stackNumber: '1001',
    polterId: 'P-1001',
    departmentId: 'rold',
    registrator: 'Anne Holm',
    surveyor: 'Jens Berg',
    state: 'Measured',
    ...stackDates,
    ...overrides,
  };
}

export function buildWood(overrides: Partial<StackItem> = {}) {
  return {
    volume: 16.125,
    volumeUnit: 'CubicMeters',
    treeSpecies: { key: 'spruce', text: 'Spruce' },
    assortment: { key: 'saw', text: 'Saw logs' },
    assortmentLength: 3.6,
    assortmentLengthUnit: 'Meters',
    areaNumber: '14b',
    sawmillName: 'Birkesav',
    ...overrides,
  } satisfies Partial<StackItem>;
}

export function buildTotals(overrides: Partial<StackTotals> = {}): StackTotals {
  const spruce = { treeSpecies: { key: 'spruce', text: 'Spruce' }, volumeUnit: 'CubicMeters' } as const;
  const beech = { treeSpecies: { key: 'beech', text: 'Beech' }, volumeUnit: 'CubicMeters' } as const;
  return {
    totalCount: 226,
    groups: [
      { ...spruce, count: 200, withoutVolume: 0, volume: 8000.125 },
      { ...beech, count: 26, withoutVolume: 3, volume: 412.192 },
    ],
    ...overrides,
  };
}

export function buildCoordinate(): StackCoordinate {
  return { stackId: 'stack-1', latitude: 56.8, longitude: 9.9, state: 'Measured' };
}

export function buildMapInfo(overrides: Partial<StackMapInfo> = {}): StackMapInfo {
  const { stackId, stackNumber, registrator, surveyor, departmentId, state, lastModifiedDateTime } =
    buildStack();
  return {
    stackId,
    stackNumber,
    registrator,
    surveyor,
    departmentId,
    state,
    lastModified: lastModifiedDateTime,
    ...overrides,
  };
}

export function buildStatistics(overrides: Partial<StackStatistics> = {}): StackStatistics {
  return {
    preregistrations: 12,
    fullMeasurements: 34,
    pieceCount: 5,
    assignedToSawmill: 20,
    bins: [],
    ...overrides,
  };
}

export function buildWaiting(overrides: Partial<StackWaiting> = {}): StackWaiting {
  return {
    notMeasured: { count: 379, oldest: '2026-11-02T08:00:00+01:00', overdue: 41 },
    notAssigned: {
      count: 1578,
      oldest: '2026-11-03T09:30:00+01:00',
      overdue: 1301,
      volume: 51_000.25,
      withoutVolume: 12,
    },
    failedEvidence: { count: 27, oldest: '2026-11-03T09:30:00+01:00', volume: 900.125, withoutVolume: 0 },
    withoutPosition: { count: 54, oldest: '2026-11-02T08:00:00+01:00', volume: 1200.5, withoutVolume: 0 },
    ...overrides,
  };
}

export function buildVolumes(overrides: Partial<StackVolumes> = {}): StackVolumes {
  const without = { key: null, name: null, count: 9, withoutVolume: 1, volume: 250.25 };
  const whole = { count: 39, withoutVolume: 1, volume: 1000.001 };
  return {
    treeSpecies: [{ key: 'spruce', name: 'Spruce', count: 30, withoutVolume: 0, volume: 749.751 }, without],
    sawmills: [{ key: 'birkesav', name: 'Birkesav', count: 30, withoutVolume: 0, volume: 749.751 }, without],
    departments: [{ key: 'rold', name: 'Rold Skov', ...whole }],
    ...overrides,
  };
}

export function buildAgeing(overrides: Partial<StackAgeing> = {}): StackAgeing {
  const none = { count: 0, volume: 0, withoutVolume: 0 };
  const measured = {
    state: 'Measured',
    total: { count: 30, volume: 901.125, withoutVolume: 1 },
    ages: [
      { count: 10, volume: 300, withoutVolume: 0 },
      none,
      none,
      { count: 20, volume: 601.125, withoutVolume: 1 },
    ],
  } as const;
  const durations = {
    toMeasurement: { count: 39, medianDays: 3.25 },
    toAssignment: { count: 0, medianDays: null },
  };
  return {
    states: [null, 'rold'].map((departmentId) => ({ departmentId, ...measured, ages: [...measured.ages] })),
    durations: [null, 'rold'].map((departmentId) => ({ departmentId, ...durations })),
    ...overrides,
  };
}

export function buildStatisticsBin(overrides: Partial<StackStatisticsBin> = {}): StackStatisticsBin {
  return {
    date: '2026-10-31T23:00:00Z',
    preregistrations: 0,
    fullMeasurements: 0,
    pieceCount: 0,
    assignedToSawmill: 0,
    volume: 0,
    ...overrides,
  };
}

export function buildStackField(
  value: StackFieldValue = { fieldType: 'Double', value: null },
  overrides: Partial<StackFieldDefinition> = {},
): StackField {
  return {
    id: 'volume',
    title: 'Volume',
    defaultValue: null,
    units: null,
    options: null,
    trueLabel: null,
    falseLabel: null,
    ...overrides,
    ...value,
  };
}

export function buildStackDetail(overrides: Partial<StackDetail> = {}): StackDetail {
  return {
    stackId: 'stack-1',
    stackNumber: '1001',
    polterId: 'P-1001',
    departmentId: 'rold',
    status: 'Measured',
    orderNumber: '2612345',
    sawmillName: null,
    coordinates: { latitude: 56.8312345, longitude: 9.8654321, height: 41.6, accuracy: 4.4 },
    ...stackDates,
    measurementCardId: 'card',
    sections: [{ title: 'Measurement', fields: [buildStackField()], undefinedFieldIds: [] }],
    ...overrides,
  };
}

export function buildFilterOptions(overrides: Partial<StackFilterOptions> = {}): StackFilterOptions {
  return {
    registrators: [{ key: 'anne', text: 'Anne Holm' }],
    surveyors: [{ key: 'jens', text: 'Jens Berg' }],
    treeSpecies: [
      { key: 'spruce', text: 'Spruce' },
      { key: 'beech', text: 'Beech' },
    ],
    assortments: [{ key: 'saw', text: 'Saw logs' }],
    areaNumbers: ['12', '14b'],
    assortmentLengthMin: 2.4,
    assortmentLengthMax: 6.1,
    fieldIds: {
      registrator: 'registrator',
      surveyor: 'surveyor',
      treeSpecies: 'treeSpecies',
      assortment: 'assortment',
      assortmentLength: 'assortmentLength',
      areaNumber: 'areaNumber',
      fullMeasurement: 'fullMeasurement',
    },
    ...overrides,
  };
}

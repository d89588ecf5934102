import { screen, within } from '@testing-library/react';
import { buildMeasurementCard } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { buildFilterOptions, buildStackDetail, buildStackField } from '@mocks/builders/stacks';
import { mockStack, stackPath } from '@mocks/render/openStack';
import { renderApp } from '@mocks/render/renderApp';
import { mockResponse, setupMockService } from '@mocks/store/mockService';
import type { StackDetail, Unit } from '@/store/api/stackApi';

setupMockService();

const card = {
  ...buildMeasurementCard(),
  volumeFieldId: 'volume',
  volumeFields: {
    stackedVolume: null,
    conversionFactor: 'factor',
    overBark: 'overBark',
    barkDeduction: 'barkDeduction',
  },
  reportConfig: {
    diameters: {
      diametersFieldId: 'diameters',
      lengthFieldId: 'length',
      logCountFieldId: null,
      units: { diameter: 'Centimeters', volume: 'CubicMeters' },
      intervals: [{ title: null, from: 0, to: null }],
    },
    frontBackWarning: { frontAreaFieldId: 'front', backAreaFieldId: 'back' },
  },
};

/** For each unit of a card this is the equivalent in one metric unit, from a table of units. */
const unitsOf = {
  metric: {
    length: ['Meters', 1],
    diameter: ['Centimeters', 1],
    area: ['SquareMeters', 1],
    volume: ['CubicMeters', 1],
  },
  imperial: {
    length: ['Feet', 3.28084],
    diameter: ['Inches', 0.393701],
    area: ['SquareFeet', 10.76391],
    volume: ['CubicFeet', 35.314667],
  },
} as const;

type System = keyof typeof unitsOf;
type Kind = keyof (typeof unitsOf)['metric'];

function fieldsIn(system: System) {
  const inUnit = (kind: Kind): [Unit, number] => [...unitsOf[system][kind]];
  const field = (id: string, value: Parameters<typeof buildStackField>[0], display: Unit | null = null) =>
    buildStackField(value, { id, title: id, units: display && { display } });
  return {
    one: (id: string, kind: Kind, value: number | null) => {
      const [unit, factor] = inUnit(kind);
      return field(id, { fieldType: 'Double', value: value === null ? null : value * factor }, unit);
    },
    diameters: (values: number[]) => {
      const [unit, factor] = inUnit('diameter');
      return field(
        'diameters',
        { fieldType: 'ArrayOfDouble', value: values.map((value) => value * factor) },
        unit,
      );
    },
    sections: (sizes: [length: number, height: number][]) => {
      const [unit, factor] = inUnit('length');
      const [sectionA, sectionB] = sizes.map(([length, height], index) => ({
        title: `Section ${index}`,
        lengthTitle: 'Length',
        length: length * factor,
        heightTitle: 'Height',
        height: height * factor,
      }));
      if (!sectionA || !sectionB) throw new Error('two sections');
      return field('face', { fieldType: 'ManualArea', value: { sectionA, sectionB } }, unit);
    },
    percent: (id: string, value: number) => field(id, { fieldType: 'Double', value }, 'Percentages'),
    yesNo: (id: string, value: boolean) => field(id, { fieldType: 'Boolean', value }),
  };
}

async function open(fields: unknown[], given: Partial<StackDetail> = {}) {
  mockStack({
    ...buildStackDetail(given),
    sections: [{ title: 'Measurement', fields, undefinedFieldIds: [] }],
  });
  mockResponse('get', '/organization/:id/measurement-card', card);
  const app = renderApp(stackPath, { session: buildSession() });
  await screen.findByRole('region', { name: 'Measurement check' });
  return app;
}

const cubicMetresIn = { 'm³': 1, 'ft³': 1 / 35.314667 };

/** Reads the first number of a text, as a reader types it into a calculator. Volumes are in cubic metres. */
function read(text: string): number {
  const [, digits = '', percent, volume] = /(-?[\d,]+(?:\.\d+)?)(?:(%)|\s?(m³|ft³))?/.exec(text) ?? [];
  const value = Number(digits.replaceAll(',', ''));
  if (percent) return value / 100;
  return value * (volume === 'm³' || volume === 'ft³' ? cubicMetresIn[volume] : 1);
}

function calculate(text: string): number {
  const [, bracket, rest] = /^\((.*?)\)(.*)$/.exec(text) ?? [];
  if (bracket !== undefined)
    return calculate(`${bracket.split(' + ').reduce((sum, part) => sum + read(part), 0)}${rest}`);
  const [whole = '', deducted] = text.split(' − ');
  if (deducted !== undefined) return calculate(whole) * (1 - read(deducted));
  return whole.split(' × ').reduce((product, part) => {
    const [value = '', divisor] = part.split(' ÷ ');
    return (product * (value === 'π' ? Math.PI : read(value))) / (divisor === undefined ? 1 : read(divisor));
  }, 1);
}

function formula() {
  const making = within(screen.getByRole('region', { name: 'How this volume was calculated' }));
  const lines = making.getAllByText(/ = /).map(({ textContent }) => textContent.split(' = '));
  const value = (label: string) => read(making.queryByText(label)?.nextElementSibling?.textContent ?? '');
  const head = within(screen.getByRole('region', { name: 'At a glance' }));
  const inHead = read(head.getByText('Solid volume').nextElementSibling?.textContent ?? '');
  const stored = value('Recorded solid volume');
  // If both volumes are the same, only the formula shows the result.
  const recomputed = making.queryByText('Recalculated') === null ? stored : value('Recalculated');
  return { lines, recomputed, stored, inHead };
}

const waysToMeasure = {
  'log by log': (system: System) => {
    const { one, diameters, yesNo } = fieldsIn(system);
    const logs = Array.from({ length: 60 }, (_, index) => 20 + (index % 30));
    return [
      one('length', 'length', 5),
      diameters(logs),
      yesNo('fullMeasurement', true),
      one('volume', 'volume', 29.81),
    ];
  },
  'by both faces': (system: System) => {
    const { one, percent } = fieldsIn(system);
    const faces = [one('front', 'area', 19), one('back', 'area', 21)];
    return [one('length', 'length', 3), ...faces, percent('factor', 65), one('volume', 'volume', 39)];
  },
  'by one face': (system: System) => {
    const { one, percent } = fieldsIn(system);
    return [
      one('length', 'length', 3),
      one('front', 'area', 20),
      percent('factor', 65),
      one('volume', 'volume', 39),
    ];
  },
  'by sections': (system: System) => {
    const { one, percent, sections } = fieldsIn(system);
    const face = sections([
      [8, 2],
      [4, 1],
    ]);
    return [one('length', 'length', 3), face, percent('factor', 65), one('volume', 'volume', 39)];
  },
  'less its bark': (system: System) => {
    const { one, percent, yesNo } = fieldsIn(system);
    const faces = [one('front', 'area', 19), one('back', 'area', 21)];
    const bark = [yesNo('overBark', true), percent('barkDeduction', 10)];
    return [
      one('length', 'length', 3),
      ...faces,
      percent('factor', 65),
      ...bark,
      one('volume', 'volume', 35.1),
    ];
  },
};

describe.each(['metric', 'imperial'] as const)('the volume of a stack, %s', (system) => {
  it.each(Object.entries(waysToMeasure))(
    'can be worked out again from the page alone: %s',
    async (_way, fields) => {
      await open(fields(system));
      const { lines, recomputed, stored, inHead } = formula();
      expect(screen.getByText(/^Recalculated from the measurement: .*, as recorded\.$/)).toBeInTheDocument();
      expect(stored).toBe(inHead);
      for (const [left = '', right = ''] of lines) {
        const result = calculate(left);
        // The page rounds what it shows.
        expect(Math.abs(result - read(right))).toBeLessThan(0.002 + result / 1000);
      }
      expect(read(lines.at(-1)?.[1] ?? '')).toBeCloseTo(recomputed, 5);
      expect(Math.abs(recomputed - stored)).toBeLessThan(0.002 + stored / 1000);
    },
  );

  it('rests on the diameters that the page lists', async () => {
    const { user } = await open(waysToMeasure['log by log'](system));
    await user.click(screen.getByRole('button', { name: 'Show 60 diameters' }));
    const list = within(screen.getByRole('region', { name: 'Diameters from small to large' }));
    const metres = system === 'metric' ? 0.01 : 0.0254;
    const squares = list
      .getAllByRole('listitem')
      .reduce((sum, { textContent }) => sum + (read(textContent) * metres) ** 2, 0);
    const shown = formula().lines[0]?.[0]?.split(' × ').at(-1) ?? '';
    expect(read(shown)).toBeCloseTo(squares, 2);
  });
});

describe('evidence that fails', () => {
  const check = () =>
    within(screen.getByRole('region', { name: 'Measurement check' }))
      .getAllByRole('listitem')
      .flatMap(({ textContent }) => (textContent.startsWith('not passed') ? [textContent] : []));
  const { one } = fieldsIn('metric');
  const several = buildStackField(
    { fieldType: 'ArrayOfDouble', value: [3, 4] },
    { id: 'length', title: 'length', units: { display: 'Meters' } },
  );

  it('is named with its reason, each kind of it', async () => {
    const instrument = { name: 'FotoScan S3', certificate: null };
    await open([one('length', 'length', 3), one('front', 'area', 4), one('back', 'area', 6)], {
      instrument,
      coordinates: null,
    });
    expect(check()).toEqual([
      expect.stringContaining('the difference is 40.0% of the average'),
      expect.stringContaining('Stacked volume 15.000\u00a0m³'),
      expect.stringContaining('No valid position was recorded.'),
      expect.stringContaining('FotoScan S3: no verification certificate valid on the day of measurement'),
    ]);
  });

  it('is a back that was not measured, and more lengths than one', async () => {
    await open([several, one('front', 'area', 40), one('back', 'area', null)]);
    expect(check()).toEqual([
      expect.stringContaining('The back was not measured.'),
      expect.stringContaining('Several lengths were recorded'),
    ]);
  });
});

describe('a service without the additions', () => {
  const { one, diameters } = fieldsIn('metric');
  const fields = [one('length', 'length', 5), diameters([20, 30]), one('volume', 'volume', 1)];
  const withoutAdditions = () => {
    const { coordinates: _, ...stack } = buildStackDetail();
    mockStack({ ...stack, sections: [{ title: 'Measurement', fields, undefinedFieldIds: [] }] });
    const { fieldIds: __, ...options } = { ...buildFilterOptions() };
    mockResponse('put', '/stack/filter-options', options);
    return renderApp(stackPath, { session: buildSession() });
  };

  it('shows the record, and nothing that it cannot know', async () => {
    withoutAdditions();
    expect(await screen.findByRole('region', { name: /^All values/ })).toBeVisible();
    expect(screen.getByRole('list', { name: 'The stack so far' })).toBeVisible();
    for (const part of ['Measurement check', 'How this volume was calculated', 'Diameter distribution'])
      expect(screen.queryByRole('region', { name: part })).not.toBeInTheDocument();
    expect(screen.queryByText(/position was recorded/)).not.toBeInTheDocument();
  });

  it('has no factor: what the card does not name is no part of the formula', async () => {
    mockStack({ ...buildStackDetail(), sections: [{ title: 'Measurement', fields, undefinedFieldIds: [] }] });
    mockResponse('get', '/organization/:id/measurement-card', { ...card, volumeFields: undefined });
    renderApp(stackPath, { session: buildSession() });
    const making = within(await screen.findByRole('region', { name: 'How this volume was calculated' }));
    expect(making.getByText(/^From the log ends/)).toBeVisible();
    expect(making.queryByText('Conversion factor')).not.toBeInTheDocument();
  });
});

it.each([
  [65, '65.0%', 39],
  [61.57, '61.57%', 36.942],
  [60.267, '60.267%', 36.16],
])(
  'the formula has a factor of %d percent with the decimals that it needs',
  async (factor, shown, volume) => {
    const { one, percent } = fieldsIn('metric');
    const face = one('front', 'area', 20);
    await open([
      one('length', 'length', 3),
      face,
      percent('factor', factor),
      one('volume', 'volume', volume),
    ]);
    const making = within(screen.getByRole('region', { name: 'How this volume was calculated' }));
    expect(making.getByText(/% = /)).toHaveTextContent(`× ${shown} = ${volume.toFixed(3)}`);
  },
);

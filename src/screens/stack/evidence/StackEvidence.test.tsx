import { screen, within } from '@testing-library/react';
import { buildMeasurementCard } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { buildStackDetail, buildStackField } from '@mocks/builders/stacks';
import { inSection, mockStack, stackPath, valueBelow } from '@mocks/render/openStack';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import type { Language } from '@/i18n/language';
import type { StackDetail, Unit } from '@/store/api/stackApi';

setupMockService();

type StackFieldValue = Parameters<typeof buildStackField>[0];

const field = (id: string, title: string, value: StackFieldValue, display?: Unit) =>
  buildStackField(value, { id, title, units: display ? { display } : null });
const spruce = {
  ...field('treeSpecies', 'Species', { fieldType: 'Options', value: 'spruce' }),
  options: [{ key: 'spruce', text: 'Norway spruce' }],
};
const length = field('length', 'Log length', { fieldType: 'Double', value: 5 }, 'Meters');
const diameters = field(
  'diameters',
  'Diameters',
  { fieldType: 'ArrayOfDouble', value: [40, 20] },
  'Centimeters',
);
const volume = field('volume', 'Log volume', { fieldType: 'Double', value: 0.785 }, 'CubicMeters');
const full = field('fullMeasurement', 'Full', { fieldType: 'Boolean', value: true });
const front = field('front', 'Front area', { fieldType: 'Double', value: 20 }, 'SquareMeters');
const back = field('back', 'Back area', { fieldType: 'Double', value: 26 }, 'SquareMeters');

const card = {
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

async function open(
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
  return app;
}

const everything = [spruce, length, diameters, volume, full, front, back];

describe('the head of a stack', () => {
  it('answers what it is, how much, where and since when', async () => {
    await open(everything);
    const head = within(await screen.findByRole('region', { name: 'At a glance' }));
    expect(await head.findByText('0.785 m³')).toBeVisible();
    expect(head.getByText('Norway spruce')).toBeVisible();
    expect(head.getByText('31.6 cm')).toBeVisible();
    expect(head.getByText(/56\.8312345, 9\.8654321 ±\s4\sm/)).toBeVisible();
    expect(head.getByText(/5\.00\sm/)).toBeVisible();
    expect(head.getByRole('link', { name: 'Navigate' })).toHaveAttribute(
      'href',
      expect.stringContaining('56.83'),
    );
    const steps = within(head.getByRole('list', { name: 'The stack so far' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Pre-registration date02/11/2026',
      'Measurement date03/11/2026 1 day later',
      'Loaded into system03/11/2026 same day',
      'Invoiceable date04/11/2026 1 day later',
      expect.stringMatching(/^Sawmill assignment datenot yet waiting (since today|for \d+ days?)$/),
    ]);
    expect(head.getByText('2612345')).toBeVisible();
  });

  it("speaks the reader's language, whatever that of the card", async () => {
    await open(everything, {}, 'pl');
    const head = within(await screen.findByRole('region', { name: 'W skrócie' }));
    await head.findByText('0,785 m³');
    expect(head.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Miąższość',
      'Gatunek drzewa',
      'Długość sortymentu',
      'Przeciętna średnica (kwadratowa)',
      'Numer zlecenia',
      'Miejsce',
    ]);
    expect(valueBelow('Log volume')).toBe('0,785 m³');
  });

  it('leaves out what is not sent, and stands when card and filters fail', async () => {
    await open([volume], { coordinates: null }, 'en', () => {
      mockError('get', '/organization/:id/measurement-card', 500);
      mockError('put', '/stack/filter-options', 500);
    });
    const head = within(await screen.findByRole('region', { name: 'At a glance' }));
    expect(head.getByRole('list', { name: 'The stack so far' })).toBeVisible();
    expect(head.queryByText('0.785 m³')).not.toBeInTheDocument();
    expect(head.queryByRole('link', { name: 'Navigate' })).not.toBeInTheDocument();
    expect(valueBelow('Log volume')).toBe('0.785 m³');
  });
});

it('says in the way of the stack who measured it, and with what', async () => {
  await open(everything, {
    surveyor: 'Leif Hedegaard',
    instrument: { name: 'FotoScan S3', certificate: null },
    assignedToSawmillDateTime: null,
  });
  const steps = within(await screen.findByRole('list', { name: 'The stack so far' })).getAllByRole(
    'listitem',
  );
  const named = steps.filter(({ textContent }) => textContent?.includes('Leif Hedegaard · FotoScan S3'));
  expect(named).toHaveLength(1);
  expect(named[0]).toHaveTextContent(/^Measurement date/);
});

describe('a field that counts logs by class', () => {
  const counts = (value: number[]) =>
    field('counts', 'Logs by class', { fieldType: 'ArrayOfInt', value }, 'Pieces');

  it('names the classes, without the empty ones at both ends', async () => {
    await open([length, { ...diameters, value: [21, 22] }, volume, full, counts([2, 0])]);
    await screen.findByRole('region', { name: 'Measurement' });
    expect(valueBelow('Logs by class', inSection('Measurement'))).toBe('2a (20 – < 25 cm)2 pcs');
  });

  it('is a list of numbers where they are those of nothing', async () => {
    await open([length, diameters, volume, full, counts([5, 6])]);
    await screen.findByRole('region', { name: 'Measurement' });
    expect(valueBelow('Logs by class', inSection('Measurement'))).toBe('2 values (pcs)56');
  });
});

describe('beside the volume', () => {
  const head = async () => within(await screen.findByRole('region', { name: 'At a glance' }));
  const noBack = field('back', 'Back area', { fieldType: 'Double', value: null }, 'SquareMeters');
  const uncertified = { instrument: { name: 'FotoScan S3', certificate: null } };

  it('stands what fails, by name, which leads to the reasons', async () => {
    const { user } = await open([volume, length, front, noBack], uncertified);
    const failed = (await head()).getByRole('link', {
      name: '2 checks not passed: Back measured, Measuring instrument',
    });
    await user.click(failed);
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Evidence check' }));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('stands that the volume is right, whatever else fails', async () => {
    await open([length, diameters, volume, full], uncertified);
    expect(
      await screen.findByRole('link', {
        name: '1 check not passed: Measuring instrument · recomputed: matches',
      }),
    ).toBeVisible();
  });

  it.each<[Language, string]>([
    ['en', '1 check not passed: Front and back alike'],
    ['da', '1 kontrol ikke bestået: Forside og bagside ens'],
    ['de', '1 Prüfung nicht bestanden: Front und Rückseite stimmen überein'],
    ['pl', '1 niespełniony warunek: Zgodność czoła przedniego i tylnego'],
  ])('stands a single one: %s', async (language, name) => {
    await open([volume, length, front, back], {}, language);
    expect(await screen.findByRole('link', { name })).toBeVisible();
  });

  it('stands nothing of what passes or is not known, nor before the measurement', async () => {
    await open([volume, length]);
    expect((await head()).getByText('0.785 m³')).toBeVisible();
    expect((await head()).queryByText(/not passed/)).not.toBeInTheDocument();
  });

  it('stands what fails where the volume is missing', async () => {
    await open([], uncertified);
    expect(
      (await head()).getByRole('link', { name: '1 check not passed: Measuring instrument' }),
    ).toBeVisible();
  });

  it('stands whether it is over or under bark', async () => {
    const overBark = field('overBark', 'Bark', { fieldType: 'Boolean', value: false });
    await open([volume, length, overBark], {}, 'de', () =>
      mockResponse('get', '/organization/:id/measurement-card', {
        ...card,
        volumeFields: {
          stackedVolume: null,
          conversionFactor: null,
          overBark: 'overBark',
          barkDeduction: null,
        },
      }),
    );
    const glance = within(await screen.findByRole('region', { name: 'Auf einen Blick' }));
    expect(glance.getByText('Volumen').nextElementSibling).toHaveTextContent(/^0,785\sm³ ohne Rinde/);
  });
});

describe('the evidence for a volume', () => {
  it('is the formula with its numbers, and what comes out beside what is stored', async () => {
    await open(everything);
    const making = within(await screen.findByRole('region', { name: 'How this number was made' }));
    expect(making.getByText('matches')).toBeVisible();
    expect(making.getByText(/^5\.000\sm × π ÷ 4 × 0\.2000\sm² .* = 0\.785\sm³$/)).toBeVisible();
    expect(valueBelow('Recomputed', inSection('How this number was made'))).toBe('0.785 m³');
  });

  it('says in words what passes and what does not', async () => {
    await open(everything, { instrument: { name: 'FotoScan S3', certificate: null } });
    const check = within(await screen.findByRole('region', { name: 'Evidence check' }));
    const rows = check.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toContainEqual(
      expect.stringMatching(
        /^not passed.*Front 20\.000\sm², back 26\.000\sm²: they differ by 26\.1% of their average, beyond Stackyard’s limit of 15%\.$/,
      ),
    );
    expect(rows).toContainEqual(expect.stringMatching(/^passed.*All logs are taken as 5\.000\sm long\.$/));
    expect(rows).toContainEqual(
      expect.stringMatching(/^not passed.*FotoScan S3, without a verification certificate$/),
    );
  });

  const noBack = field('back', 'Back area', { fieldType: 'Double', value: null }, 'SquareMeters');
  const small = field('front', 'Front area', { fieldType: 'Double', value: 2 }, 'SquareMeters');
  const lengths = field('length', 'Lengths', { fieldType: 'ArrayOfDouble', value: [3, 4] }, 'Meters');
  const nowhere = { coordinates: { latitude: 0, longitude: 0, height: null, accuracy: null } };
  it.each<[string, unknown[], Partial<StackDetail>, RegExp]>([
    ['front and back', [front, back], {}, /Front and back alike Front .* they differ by 26\.1%/],
    ['the back', [front, noBack], {}, /Back measured The back was not measured\.$/],
    ['the length', [lengths], {}, /One length Several lengths were recorded/],
    [
      'the size',
      [small, length],
      {},
      /Large enough Stacked volume 10\.000\sm³; .* recommends 20\sm³ or more/,
    ],
    ['the position', [], nowhere, /Position No valid position was recorded\.$/],
    [
      'the instrument',
      [],
      { instrument: { name: 'FotoScan S3', certificate: null } },
      /Measuring instrument FotoScan S3, without a verification certificate$/,
    ],
  ])('shows first that %s fails, that alone, and why', async (_what, fields, given, reason) => {
    await open(fields, given);
    const check = within(await screen.findByRole('region', { name: 'Evidence check' }));
    const rows = check.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    const failed = rows.filter((row) => row.startsWith('not passed'));
    expect(failed).toEqual([expect.stringMatching(reason)]);
    expect(rows[0]).toBe(failed[0]);
  });

  it('is not asked for before the stack is measured', async () => {
    await open([spruce], { status: 'PreRegistration', measurementDateTime: null });
    await screen.findByText('Norway spruce', { selector: 'section[aria-label="At a glance"] dd' });
    expect(screen.queryByRole('region', { name: 'Evidence check' })).not.toBeInTheDocument();
  });
});

describe('the diameters of a stack', () => {
  it('stand in the report’s table by class, each one on demand, sorted, and can be copied', async () => {
    const { user } = await open(everything);
    const table = await screen.findByRole('table', { name: 'Diameter distribution' });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Log-end diameter'),
      expect.stringMatching(/^1 2a .*0\.157$/),
      expect.stringMatching(/^1 4 .*0\.628$/),
      '2Total0.785',
    ]);
    const each = screen.getByRole('button', { name: 'Show 2 diameters' });
    await user.click(each);
    expect(each).toHaveAttribute('aria-expanded', 'true');
    const list = within(screen.getByRole('region', { name: 'Diameters from small to large' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['20.000', '40.000']);
    expect(screen.getByText('2 logs, sum of diameters 60.000 cm')).toBeVisible();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy diameters' }));
    expect(write).toHaveBeenCalledWith('20.000\n40.000');
  });

  it('are lit by class on the images, one class at a time', async () => {
    const { user } = await open(everything);
    const [thin, thick] = await screen.findAllByRole('button', { name: /^(2a|4) / });
    if (!thin || !thick) throw new Error('no classes');
    thin.focus();
    await user.keyboard('{Enter}');
    expect(thin).toHaveAttribute('aria-pressed', 'true');
    await user.click(thick);
    expect(thin).toHaveAttribute('aria-pressed', 'false');
    expect(thick).toHaveAttribute('aria-pressed', 'true');
    await user.click(thick);
    expect(thick).toHaveAttribute('aria-pressed', 'false');
  });

  it('say why there is no table', async () => {
    await open([volume, length]);
    const card = within(await screen.findByRole('region', { name: 'Diameter distribution' }));
    expect(card.getByText(/no diameters were measured/)).toBeVisible();
  });
});

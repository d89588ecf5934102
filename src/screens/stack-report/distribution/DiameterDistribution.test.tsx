import { screen, within } from '@testing-library/react';
import { renderUi } from '@mocks/render/renderUi';
import { readDistribution } from '@/features/stack-fields/distribution/readDistribution';
import { readField } from '@/features/stack-fields/readField';
import type { Language } from '@/lib/languages';
import type { ReadReportConfig } from '@/screens/stack-report/data/readReport';
import { DiameterDistribution } from './DiameterDistribution';

type Config = NonNullable<ReadReportConfig['diameters']>;

const config: Config = {
  diametersFieldId: 'diameters',
  lengthFieldId: 'length',
  logCountFieldId: 'logCount',
  units: { diameter: 'Centimeters', volume: 'CubicMeters' },
  intervals: [
    { title: '2a', from: 20, to: 25 },
    { title: null, from: 25, to: null },
  ],
};

const fields = {
  diameters: { fieldType: 'ArrayOfDouble', units: { display: 'Centimeters' }, value: [20, 22, 24, 30, 30] },
  length: { fieldType: 'Double', units: { display: 'Meters' }, value: 5 },
  volume: { title: 'Net volume', fieldType: 'Double', units: { display: 'CubicMeters' }, value: 1.28 },
};

interface Given {
  language?: Language;
  config?: Partial<Config>;
  fields?: { [Field in keyof typeof fields]?: unknown };
}

const barsOf = () =>
  [...screen.getByRole('table').querySelectorAll('i')].map(({ style }) => parseFloat(style.width));

function renderDistribution({ language = 'en', ...given }: Given = {}) {
  const all: Partial<Record<string, unknown>> = { ...fields, ...given.fields };
  const fieldOf = (id: string) => (all[id] === undefined ? undefined : readField(all[id]));
  const asked = { ...config, ...given.config };
  return renderUi(
    <DiameterDistribution
      reading={readDistribution(asked, fieldOf, 'volume')}
      unit={asked.units?.diameter ?? null}
    />,
    { language },
  );
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Diameter distribution' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll('\u00a0', ' ').trim()));

it('shows counts and volumes of the classes in figures, on both sides of the class', () => {
  renderDistribution();
  expect(screen.getByRole('heading', { name: 'Diameter distribution' })).toBeVisible();
  expect(rows()).toEqual([
    ['Number of logs (pcs)', 'Log-end diameter', 'Solid volume (m³)'],
    ['3', '2a 20 – < 25 cm', '0.573'],
    ['2', '≥ 25 cm', '0.707'],
    ['5', 'Total', '1.280'],
  ]);
  expect(screen.getByText('Mean log by volume: Ø 25.5 cm (quadratic mean), 0.256 m³')).toBeVisible();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

it('scales its bars to 70 percent of the largest count and to 60 percent of the largest volume', () => {
  const { unmount } = renderDistribution();
  const expected = [70, (60 * 573) / 707, (70 * 2) / 3, 60];
  expect(barsOf().map((percent) => percent.toFixed(3))).toEqual(
    expected.map((percent) => percent.toFixed(3)),
  );
  unmount();
  // Zero draws no bar.
  renderDistribution({ config: { intervals: [...config.intervals, { title: null, from: 0, to: 20 }] } });
  expect(rows()[1]).toEqual(['0', '0 – < 20 cm', '0.000']);
  expect(barsOf()).toHaveLength(4);
});

it('has one head for each column and one for each row, so that every figure is read with both', () => {
  renderDistribution({ config: { intervals: [{ title: '2a', from: 20, to: 25 }] } });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Number of logs (pcs)',
    'Log-end diameter',
    'Solid volume (m³)',
  ]);
  const heads = screen.getAllByRole('rowheader');
  expect(heads.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    '2a 20 – < 25 cm',
    'Outside the classes',
    'Total',
  ]);
  for (const cell of screen.getAllByRole('cell')) {
    expect(cell.parentElement?.querySelectorAll('th')).toHaveLength(1);
  }
  // A cell over several columns or rows would make the head harder to read aloud.
  expect(screen.getByRole('table').querySelector('[colspan], [rowspan]')).toBeNull();
});

it('is written as the language of the report does', () => {
  renderDistribution({ language: 'de', fields: { length: { ...fields.length, value: 500 } } });
  expect(screen.getByRole('row', { name: '5 Summe 128,020' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Stückzahl (Stk.)' })).toBeVisible();
});

it('counts what is in no class, and says where the total is not the volume of the stack', () => {
  renderDistribution({
    config: { intervals: [{ title: null, from: 20, to: 25 }] },
    fields: {
      diameters: { ...fields.diameters, value: [20, 30, 0] },
      volume: { ...fields.volume, value: 0.6 },
    },
  });
  expect(rows()).toEqual([
    ['Number of logs (pcs)', 'Log-end diameter', 'Solid volume (m³)'],
    ['1', '20 – < 25 cm', '0.157'],
    ['2', 'Outside the classes', '0.354'],
    ['3', 'Total', '0.511'],
  ]);
  expect(screen.getByText(/^1 log has no valid diameter/)).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent(
    'These figures disagree: the logs add up to 0.511 m³, the stack’s “Net volume” is 0.600 m³.',
  );
});

it('leaves the chart out without units, and tells the console', () => {
  const consoleError = jest.spyOn(console, 'error').mockReturnValue();
  const { unmount } = renderDistribution({ config: { units: null } });
  expect(screen.getByText(/^No diameter distribution: the unit/)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(consoleError).toHaveBeenCalledTimes(1);
  unmount();
  renderDistribution({ fields: { diameters: undefined } });
  expect(
    screen.getByText('No diameter distribution: no diameters were measured for this stack.'),
  ).toBeVisible();
  expect(consoleError).toHaveBeenCalledTimes(1);
});

it('names the classes that no log can be counted by', () => {
  const overlapping = [...config.intervals, { title: '2b', from: 24.5, to: 30 }];
  const { unmount } = renderDistribution({ config: { intervals: overlapping } });
  expect(screen.getByText(/the classes 2a \(20 – < 25 cm\) and 2b \(24.5 – < 30 cm\) overlap/)).toBeVisible();
  unmount();
  renderDistribution({ config: { intervals: [{ title: null, from: 25, to: 20 }] } });
  expect(
    screen.getByText(/the upper limit of class 25 – < 20 cm is not above its lower limit/),
  ).toBeVisible();
});

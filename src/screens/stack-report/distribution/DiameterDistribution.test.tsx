import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import { readField } from '@/features/stack-fields/readField';
import type { Language } from '@/i18n/language';
import { DiameterDistribution } from './DiameterDistribution';

type Config = ComponentProps<typeof DiameterDistribution>['config'];

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

/** Counts by length and text of what is drawn, from the top down. */
function drawn(figure: Element) {
  const texts = [...figure.querySelectorAll('text')].map(({ textContent }) => textContent);
  const widths = [...figure.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width')));
  return { texts, widths };
}

function renderDistribution({ language = 'en', ...given }: Given = {}) {
  const all: Partial<Record<string, unknown>> = { ...fields, ...given.fields };
  const fieldOf = (id: string) => (all[id] === undefined ? undefined : readField(all[id]));
  return renderUi(
    <DiameterDistribution config={{ ...config, ...given.config }} fieldOf={fieldOf} volumeFieldId="volume" />,
    { language },
  );
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Diameter distribution' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

const figureName = /^Bars by diameter class/;

it('shows counts and volumes of the classes as bars and in figures', () => {
  renderDistribution();
  expect(screen.getByRole('heading', { name: 'Diameter distribution' })).toBeVisible();
  expect(rows()).toEqual([
    ['Class', 'Diameter', 'Number of logs (pcs)', 'Volume (m³)'],
    ['2a', '20 – < 25 cm', '3', '0.573'],
    ['', '≥ 25 cm', '2', '0.707'],
    ['Total', '5', '1.280'],
  ]);
  expect(screen.getByText('Average log by volume: Ø 25.5 cm, 0.256 m³')).toBeVisible();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();

  const { texts, widths } = drawn(screen.getByRole('img', { name: figureName }));
  expect(texts).toEqual([
    'Number of logs (pcs)',
    'Volume (m³)',
    '3',
    '2a20 – < 25 cm',
    '0.573',
    '2',
    '≥ 25 cm',
    '0.707',
  ]);
  const [side = Number.NaN] = widths.map((width) => width / 0.7);
  const expected = [0.7, (0.6 * 573) / 707, (0.7 * 2) / 3, 0.6].map((share) => share * side);
  expect(widths.map((width) => width.toFixed(6))).toEqual(expected.map((width) => width.toFixed(6)));
});

it('is written as the language of the report does', () => {
  renderDistribution({ language: 'de', fields: { length: { ...fields.length, value: 500 } } });
  expect(screen.getByRole('row', { name: 'Summe 5 128,020' })).toBeVisible();
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
    ['Diameter', 'Number of logs (pcs)', 'Volume (m³)'],
    ['20 – < 25 cm', '1', '0.157'],
    ['Outside the classes', '2', '0.354'],
    ['Total', '3', '0.511'],
  ]);
  expect(screen.getByText(/^1 log has no valid diameter/)).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent(
    'The volume of all logs here is 0.511 m³; the stack’s “Net volume” is 0.600 m³.',
  );
});

it('goes on in another figure of the same scale where the classes fill a page', () => {
  const intervals = Array.from({ length: 60 }, (_, from) => ({ title: null, from, to: from + 1 }));
  renderDistribution({ config: { intervals } });
  const figures = screen.getAllByRole('img', { name: figureName }).map(drawn);
  expect(figures.map(({ widths }) => widths.length / 2)).toEqual([45, 15]);
  const longest = Math.max(...figures.flatMap(({ widths }) => widths));
  expect(figures[0]?.widths[60]).toBe(longest);
  expect(rows()).toHaveLength(62);
});

it('leaves the figure out without units, and tells the console', () => {
  const consoleError = jest.spyOn(console, 'error').mockReturnValue();
  const { unmount } = renderDistribution({ config: { units: null } });
  expect(screen.getByText(/^No diameter distribution: the unit/)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
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

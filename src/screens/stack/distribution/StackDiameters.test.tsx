import { screen, within } from '@testing-library/react';
import {
  card,
  diameters,
  everything,
  field,
  full,
  length,
  openMeasured,
  volume,
} from '@mocks/render/openMeasured';
import { inSection, valueBelow } from '@mocks/render/openStack';
import { mockResponse, setupMockService } from '@mocks/store/mockService';
import type { StackDetail } from '@/store/api/stackApi';

setupMockService();

describe('the diameters of a stack', () => {
  it('stand in the report’s table by class, each one on demand, sorted, and can be copied', async () => {
    const { user } = await openMeasured(everything);
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

  it('leave out the empty classes at both ends, and say how wide a class is that differs', async () => {
    const intervals = [
      { title: null, from: 0, to: 10 },
      { title: null, from: 10, to: 20 },
      { title: null, from: 20, to: 25 },
      { title: null, from: 25, to: 30 },
      { title: null, from: 30, to: 40 },
      { title: null, from: 40, to: 50 },
    ];
    const { user } = await openMeasured(
      [length, { ...diameters, value: [21, 29, 31, 45] }, volume, full],
      {},
      'en',
      () =>
        mockResponse('get', '/organization/:id/measurement-card', {
          ...card,
          reportConfig: {
            ...card.reportConfig,
            diameters: { ...card.reportConfig.diameters, intervals },
          },
        }),
    );
    const table = within(await screen.findByRole('table', { name: 'Diameter distribution' }));
    const classes = () =>
      table.getAllByRole('button').map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());
    expect(classes()).toEqual([
      '20 – < 25 cm',
      '25 – < 30 cm',
      '30 – < 40 cm 10 cm wide',
      '40 – < 50 cm 10 cm wide',
    ]);
    // A press lights the class that is named.
    await user.click(table.getByRole('button', { name: /^30/ }));
    expect(table.getByRole('button', { pressed: true })).toHaveTextContent(/^30 – < 40/);
  });

  it('are lit by class on the images, one class at a time', async () => {
    const { user } = await openMeasured(everything);
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

  const long = Array.from({ length: 80 }, (_, index) => 20.5 + index / 4);
  const given = (value: number[]) => ({ ...diameters, value });
  const measured = (value: number[]) => [length, given(value), volume, full];

  it('are not listed a second time in the record before somebody asks for it, but on paper', async () => {
    const { user } = await openMeasured(measured(long));
    await screen.findByRole('table', { name: 'Diameter distribution' });
    const record = inSection('Measurement');
    expect(record.queryByText('20.500')).not.toBeInTheDocument();
    expect(record.getByText(/^20\.500 20\.750 .* 40\.250$/)).toBeInTheDocument();
    await user.click(record.getByRole('button', { name: 'Show all 80' }));
    expect(record.getByText('20.500')).toBeVisible();
    expect(record.getAllByText(/40\.250/)).toHaveLength(1);
  });

  it('are not listed a second time where they are few either', async () => {
    const { user } = await openMeasured(measured([20.5, 21.5]));
    await screen.findByRole('table', { name: 'Diameter distribution' });
    const record = inSection('Measurement');
    expect(record.queryByText('20.500')).not.toBeInTheDocument();
    await user.click(record.getByRole('button', { name: 'Show all 2' }));
    expect(record.getByText('20.500')).toBeVisible();
  });

  it.each<[string, unknown[], Partial<StackDetail>]>([
    ['there is no table of them', [given(long), volume], {}],
    ['nothing has them above, before the measurement', measured(long), { status: 'PreRegistration' }],
    [
      'another field has the same',
      [...measured(long), { ...given(long), id: 'others', title: 'Others' }],
      {},
    ],
  ])('stand in the record at once where %s', async (_why, fields, stack) => {
    await openMeasured(fields, stack);
    const record = within(await screen.findByRole('region', { name: 'Measurement' }));
    expect(record.getByText('20.750')).toBeVisible();
  });

  it('say why there is no table', async () => {
    await openMeasured([volume, length]);
    expect(await screen.findByText(/no diameters were measured/)).toBeVisible();
    // Nothing is there to be unfolded.
    expect(screen.queryByRole('region', { name: 'Diameter distribution' })).not.toBeInTheDocument();
  });
});

describe('a field that counts logs by class', () => {
  const counts = (value: number[]) =>
    field('counts', 'Logs by class', { fieldType: 'ArrayOfInt', value }, 'Pieces');

  it('names the classes, without the empty ones at both ends', async () => {
    await openMeasured([length, { ...diameters, value: [21, 22] }, volume, full, counts([2, 0])]);
    await screen.findByRole('region', { name: 'Measurement' });
    expect(valueBelow('Logs by class', inSection('Measurement'))).toBe('2a (20 – < 25 cm)2 pcs');
  });

  it('is a list of numbers where they are those of nothing', async () => {
    await openMeasured([length, diameters, volume, full, counts([5, 6])]);
    await screen.findByRole('region', { name: 'Measurement' });
    expect(valueBelow('Logs by class', inSection('Measurement'))).toBe('2 values (pcs)56');
  });
});

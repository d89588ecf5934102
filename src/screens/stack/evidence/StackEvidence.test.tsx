import { screen, within } from '@testing-library/react';
import { back, everything, field, front, length, openMeasured, spruce } from '@mocks/render/openMeasured';
import { inSection, valueBelow } from '@mocks/render/openStack';
import { setupMockService } from '@mocks/store/mockService';
import type { StackDetail } from '@/store/api/stackApi';

setupMockService();

describe('the evidence for a volume', () => {
  it('is the formula with its numbers, and what comes out beside what is stored', async () => {
    await openMeasured(everything);
    const making = within(await screen.findByRole('region', { name: 'How this number was made' }));
    expect(making.getByText('matches')).toBeVisible();
    expect(making.getByText(/^5\.000\sm × π ÷ 4 × 0\.2000\sm² .* = 0\.785\sm³$/)).toBeVisible();
    expect(valueBelow('Recomputed', inSection('How this number was made'))).toBe('0.785 m³');
  });

  it('says in words what passes and what does not', async () => {
    await openMeasured(everything, { instrument: { name: 'FotoScan S3', certificate: null } });
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
    await openMeasured(fields, given);
    const check = within(await screen.findByRole('region', { name: 'Evidence check' }));
    const rows = check.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    const failed = rows.filter((row) => row.startsWith('not passed'));
    expect(failed).toEqual([expect.stringMatching(reason)]);
    expect(rows[0]).toBe(failed[0]);
  });

  it('is not asked for before the stack is measured', async () => {
    await openMeasured([spruce], { status: 'PreRegistration', measurementDateTime: null });
    await screen.findByText('Norway spruce', { selector: 'section[aria-label="At a glance"] dd' });
    expect(screen.queryByRole('region', { name: 'Evidence check' })).not.toBeInTheDocument();
  });
});

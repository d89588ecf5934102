import { screen } from '@testing-library/react';
import { renderUi } from '@mocks/render/renderUi';
import { Timeline } from './Timeline';

it('writes days as lists do, in every language', () => {
  const stack = { surveyor: null, instrument: null };
  const step = { dateType: 'PreRegistration' as const, isAhead: false, days: null };
  const steps = [{ ...step, day: '2026-11-02' as const, instant: '2026-11-02T09:30:00Z' }];
  renderUi(<Timeline stack={stack} steps={steps} invoiceable={null} />, { language: 'de' });
  expect(screen.getByRole('listitem')).toHaveTextContent('Vorerfasst am02/11/2026');
});

it.each([
  [0, 'today'],
  [1, 'in 1 day'],
  [5, 'in 5 days'],
])('says of a day to come how far off it is: %i', (days, says) => {
  const stack = { surveyor: null, instrument: null };
  const step = { dateType: 'Invoiceable' as const, isAhead: true, days };
  const steps = [{ ...step, day: '2026-11-02' as const, instant: '2026-11-02T09:30:00Z' }];
  renderUi(<Timeline stack={stack} steps={steps} invoiceable={null} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(`02/11/2026 ${says}`);
});

it('says who measured, and with what', () => {
  const stack = { surveyor: 'Leif Hedegaard', instrument: { name: 'FotoScan S2', certificate: null } };
  const step = { isAhead: false, days: null, day: '2026-11-02' as const, instant: '2026-11-02T09:30:00Z' };
  const steps = (['Measured', 'AssignedToSawmill'] as const).map((dateType) => ({ ...step, dateType }));
  renderUi(<Timeline stack={stack} steps={steps} invoiceable={null} />);
  const [measured, assigned] = screen.getAllByRole('listitem');
  expect(measured).toHaveTextContent('Leif Hedegaard · FotoScan S2');
  expect(assigned).not.toHaveTextContent('Leif Hedegaard');
});

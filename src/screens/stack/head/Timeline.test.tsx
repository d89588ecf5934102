import { screen } from '@testing-library/react';
import { renderUi } from '@mocks/render/renderUi';
import { Timeline } from './Timeline';

it('writes days as the list does that leads to the stack, in every language', () => {
  const stack = { surveyor: null, instrument: null };
  const step = { dateType: 'PreRegistration' as const, isAhead: false, days: null };
  const steps = [{ ...step, day: '2026-11-02' as const, instant: '2026-11-02T09:30:00Z' }];
  renderUi(<Timeline stack={stack} steps={steps} invoiceable={null} />, { language: 'de' });
  expect(screen.getByRole('listitem')).toHaveTextContent('Vorerfasst am02/11/2026');
});

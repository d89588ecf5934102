import { screen } from '@testing-library/react';
import { renderUi } from '@mocks/render/renderUi';
import { SkipLink } from './SkipLink';

it('moves the focus, and leaves the address and its history alone', async () => {
  const steps = history.length;
  const { user } = renderUi(
    <>
      <SkipLink targetId="there" label="Skip" className="top" />
      <main id="there" tabIndex={-1} />
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Skip' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect([location.hash, history.length]).toEqual(['', steps]);
});

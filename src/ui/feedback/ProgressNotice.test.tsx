import { screen } from '@testing-library/react';
import { renderUi } from '@mocks/render/renderUi';
import { ProgressNotice } from './ProgressNotice';

const notice = (progress: number | null) => (
  <ProgressNotice
    label="Downloading reports"
    progress={progress}
    detail="1.2 MB received"
    onCancel={() => undefined}
  />
);
const bar = () => screen.getByRole('progressbar', { name: 'Downloading reports' });

it('shows the share, and reads it out by quarters', () => {
  renderUi(notice(0.68));
  expect(bar()).toHaveAttribute('aria-valuenow', '68');
  expect(screen.getByText('68%')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Downloading reports 50%');
});

it('claims no share while nobody knows how much there is', () => {
  renderUi(notice(null));
  expect(bar()).not.toHaveAttribute('aria-valuenow');
  expect(bar()).toHaveAttribute('aria-valuetext', '1.2 MB received');
  expect(screen.getByRole('status')).toHaveTextContent(/^Downloading reports$/);
});

import { screen } from '@testing-library/react';
import { renderUi } from '@mocks/render/renderUi';
import { ProgressNotice } from './ProgressNotice';

const notice = (progress: number | null, detail?: string) => (
  <ProgressNotice
    label="Downloading reports"
    progress={progress}
    detail={detail}
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
  renderUi(notice(null, '1.2 MB received'));
  expect(bar()).not.toHaveAttribute('aria-valuenow');
  expect(bar()).toHaveAttribute('aria-valuetext', '1.2 MB received');
  expect(screen.getByRole('status')).toHaveTextContent(/^Downloading reports$/);
});

it('shows the words for the share where there are some', () => {
  renderUi(notice(0.15, '3 of 20 stacks'));
  expect(bar()).toHaveAttribute('aria-valuetext', '3 of 20 stacks');
  expect(screen.getByText('3 of 20 stacks')).toBeVisible();
  expect(screen.queryByText('15%')).not.toBeInTheDocument();
});

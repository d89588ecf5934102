import { screen } from '@testing-library/react';
import { renderUi } from '@mocks/render/renderUi';
import { StackPopupCard } from './StackPopupCard';

const info = {
  stackNumber: 'NS-204',
  state: 'Measured' as const,
  registrator: 'Mette Sørensen',
  surveyor: null,
  lastModified: '2026-11-03T10:00:00Z',
};

describe('StackPopupCard', () => {
  it('shows number, people and the last change', () => {
    renderUi(<StackPopupCard info={info} failed={false} onRetry={() => undefined} />);
    expect(screen.getByRole('heading', { name: 'Stack NS-204' })).toBeVisible();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['Mette Sørensen', 'Not given', '03/11/2026']);
    expect(screen.getByText('measured')).toBeVisible();
  });

  it('says that it is loading', () => {
    renderUi(<StackPopupCard info={undefined} failed={false} onRetry={() => undefined} />);
    expect(screen.getByRole('heading', { name: 'Loading stack details…' })).toBeInTheDocument();
  });

  it('says that it failed and tries again', async () => {
    const onRetry = jest.fn();
    const { user } = renderUi(<StackPopupCard info={undefined} failed onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The details of this stack could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

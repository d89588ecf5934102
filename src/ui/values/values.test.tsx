import { Notifications, notifications } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import { renderUi } from '@mocks/render/renderUi';
import { EmailLink, PhoneLink } from './ContactLinks';
import { PositionActions } from './PositionActions';

it.each([
  ['karen@nordskov.example', 'mailto:karen@nordskov.example'],
  ['a+b?subject=c@nordskov.example', 'mailto:a%2Bb%3Fsubject%3Dc@nordskov.example'],
])('%s is written to by a mail program', (address, href) => {
  renderUi(<EmailLink address={address} />);
  expect(screen.getByRole('link', { name: address })).toHaveAttribute('href', href);
});

it.each([
  ['+45 96 12 34 56', 'tel:+4596123456'],
  ['(0551) 12-34/5', 'tel:055112345'],
])('%s is called without what stands between its digits', (number, href) => {
  renderUi(<PhoneLink number={number} />);
  expect(screen.getByRole('link', { name: number })).toHaveAttribute('href', href);
});

it('what is no number stays text', () => {
  renderUi(<PhoneLink number="ask Karen, 2nd floor" />);
  expect(screen.getByText('ask Karen, 2nd floor')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

describe('a position', () => {
  const rold = { latitude: 56.8, longitude: 9.87 };
  const coordinates = '56.8000000, 9.8700000';
  const open = () =>
    renderUi(
      <>
        <Notifications />
        <PositionActions position={rold} name="Stack 17" />
      </>,
    );
  const copyButton = () => screen.getByRole('button', { name: 'Copy coordinates' });

  afterEach(() => {
    jest.restoreAllMocks();
    act(() => notifications.clean());
    Reflect.deleteProperty(navigator, 'share');
  });

  it('leads to the place without telling where from', () => {
    open();
    const link = screen.getByRole('link', { name: 'Navigate' });
    expect(link).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=56.8000000,9.8700000',
    );
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('copies the coordinates and says so', async () => {
    const { user } = open();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(copyButton());
    expect(await screen.findByText('Coordinates copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith(coordinates);
  });

  it('hands them out to be copied by hand when the browser refuses', async () => {
    const { user } = open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(copyButton());
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Copy them by hand/ });
    expect(field).toHaveValue(coordinates);
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, coordinates.length]);
    expect(screen.queryByText('Coordinates copied')).not.toBeInTheDocument();
  });

  it('shares only where the browser can', async () => {
    const { unmount } = open();
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
    unmount();
    const share = jest.fn().mockRejectedValue(new DOMException('', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({
      title: 'Stack 17',
      text: `Stack 17: ${coordinates}`,
      url: expect.stringContaining('56.8000000,9.8700000'),
    });
  });
});

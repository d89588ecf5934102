import { screen } from '@testing-library/react';
import { renderUi } from '@mocks/render/renderUi';
import { EmailLink, PhoneLink } from './ContactLinks';

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

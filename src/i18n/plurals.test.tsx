import { screen } from '@testing-library/react';
import { renderUi } from '@mocks/render/renderUi';
import { useText } from './useText';

function Count({ count }: { count: number }) {
  return <p>{useText()('ui.selection.count', { count })}</p>;
}

it.each([
  [1, '1 zaznaczony'],
  [2, '2 zaznaczone'],
  [5, '5 zaznaczonych'],
  [12, '12 zaznaczonych'],
  [22, '22 zaznaczone'],
  [1.5, '1,5 zaznaczonego'],
])('Polish counts %d as "%s"', (count, text) => {
  renderUi(<Count count={count} />, { language: 'pl' });
  expect(screen.getByText(text)).toBeVisible();
});

it.each(['pl-PL', 'en-GB'])('Polish counts as Polish where numbers are written as in %s', (locale) => {
  renderUi(<Count count={5} />, { language: 'pl', locale });
  expect(screen.getByText('5 zaznaczonych')).toBeVisible();
});

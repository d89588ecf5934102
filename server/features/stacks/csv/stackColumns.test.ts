import { buildCard } from '../../../demo/seed/cards/buildCard';
import { britishCard, imperialCard } from '../../../demo/seed/cards/cardPlans';
import { columnsOf } from './stackColumns';

const headingsOf = (plan: typeof britishCard) =>
  columnsOf(buildCard(plan), 'en').map(({ heading }) => heading);

it('has lengths and volumes in metres and cubic metres, once', () => {
  const headings = headingsOf(britishCard);
  expect(headings).toEqual(
    expect.arrayContaining(['Solid volume (m³ · decimal point)', 'Assortment length (m · decimal point)']),
  );
  expect(headings.filter((heading) => /^(Solid volume|Volume|Assortment length)/.test(heading))).toHaveLength(
    2,
  );
});

it('has them in the units of the card as well where those are others', () => {
  expect(headingsOf(imperialCard)).toEqual(
    expect.arrayContaining([
      'Solid volume (m³ · decimal point)',
      'Assortment length (m · decimal point)',
      'Volume (ft³ · decimal point)',
      'Assortment length (ft · decimal point)',
    ]),
  );
});

it('tells a column of the card from the column of every stack with the same name', () => {
  const headings = headingsOf(britishCard);
  expect(headings).toEqual(
    expect.arrayContaining(['Measurement date', 'Measurement date (measurement card)', 'Order number']),
  );
  expect(headings.filter((heading) => /\(\d+\)$/.test(heading))).toEqual([]);
});

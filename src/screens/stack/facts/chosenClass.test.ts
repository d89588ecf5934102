import { marksInClass } from './chosenClass';

const mark = (value: number | null) => ({ x: 1, y: 1, radius: 1, value });
const marks = [9.9, 10, 14.99, 15, null, Number.NaN].map(mark);

it('lights the logs from the lower limit up to the upper one', () => {
  const chosen = { from: 10, to: 15, unit: 'Centimeters' };
  expect(marksInClass(marks, 'Centimeters', chosen)).toEqual([mark(10), mark(14.99)]);
  expect(marksInClass(marks, 'Centimeters', { ...chosen, to: null })).toEqual([10, 14.99, 15].map(mark));
});

it('compares marks in inches with a class in centimetres', () => {
  const chosen = { from: 25.4, to: 30, unit: 'Centimeters' };
  expect(marksInClass([mark(9), mark(11)], 'Inches', chosen)).toEqual([mark(11)]);
});

it('lights nothing without a class, a unit, or with one that is no length', () => {
  const chosen = { from: 10, to: 15, unit: 'Centimeters' };
  expect(marksInClass(marks, 'Centimeters', null)).toEqual([]);
  expect(marksInClass(marks, null, chosen)).toEqual([]);
  expect(marksInClass(marks, 'Pieces', chosen)).toEqual([]);
});

import { shownClasses, unusualWidths } from './shownClasses';

/** Classes with these limits, each with as many logs. */
const classesOf = (...limits: [from: number, to: number | null, count: number][]) =>
  limits.map(([from, to, count]) => ({ interval: { title: null, from, to }, count, volume: count / 10 }));

const fromOf = (classes: ReturnType<typeof shownClasses>) => classes.map(({ interval }) => interval.from);

it('shows the classes from the first with a log to the last, with empty ones between', () => {
  const classes = classesOf([0, 10, 0], [10, 15, 0], [15, 20, 2], [20, 25, 0], [25, 30, 1], [30, null, 0]);
  expect(fromOf(shownClasses(classes))).toEqual([15, 20, 25]);
});

it('shows all classes where every log lies outside them', () => {
  const classes = classesOf([0, 10, 0], [10, null, 0]);
  expect(shownClasses(classes)).toEqual(classes);
});

it('says the width of what is wider or narrower than most, and of nothing that is open', () => {
  expect(
    unusualWidths(classesOf([20, 25, 1], [25, 30, 1], [30, 40, 1], [40, 42.5, 1], [42.5, null, 1])),
  ).toEqual([null, null, 10, 2.5, null]);
  expect(unusualWidths(classesOf([0.1, 0.2, 1], [0.2, 0.3, 1]))).toEqual([null, null]);
  expect(unusualWidths(classesOf([10, 30, 1], [30, 35, 1]))).toEqual([20, null]);
  expect(unusualWidths(classesOf([0, null, 1]))).toEqual([null]);
});

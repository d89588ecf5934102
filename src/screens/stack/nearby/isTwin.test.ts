import { buildStack, buildWood } from '@mocks/builders/stacks';
import { isTwin } from './isTwin';

const own = buildStack({ ...buildWood(), measurementDateTime: '2026-11-03T12:00:00Z' });

it.each([
  ['of the same day', {}, true],
  ['fourteen days later', { measurementDateTime: '2026-11-17T12:00:00Z' }, true],
  ['fourteen days before', { measurementDateTime: '2026-10-20T12:00:00Z' }, true],
  ['a moment later than that', { measurementDateTime: '2026-11-17T12:00:01Z' }, false],
  ['of another species', { treeSpecies: { key: 'beech', text: 'Beech' } }, false],
  ['of no known species', { treeSpecies: null }, false],
  ['that is pre-registered', { state: 'PreRegistration' as const }, false],
  ['that nobody knows the day of', { measurementDateTime: null }, false],
])('a stack %s', (_, given, isOne) => {
  expect(isTwin(own, { ...own, ...given })).toBe(isOne);
});

it('has no species as another has none', () => {
  const without = { ...own, treeSpecies: null };
  expect(isTwin(without, without)).toBe(true);
});

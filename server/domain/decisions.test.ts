import { acceptedOf, isAskedAnew, judged, openChecks } from './decisions';
import { aboutOf } from './doubts';

const stack = {
  stackNumber: '26-101-00001',
  state: 'Measured',
  failedChecks: ['faces', 'back'] as const,
  latitude: 0,
  longitude: 0,
  registrationDateTime: new Date('2026-06-16T08:00:00Z'),
  measurementDateTime: new Date('2026-06-17T08:00:00Z'),
};
const accepts = (subject: 'faces' | 'back' | 'position') => ({ subject, about: null });
const acceptsZero = { subject: 'AtZero' as const, about: aboutOf('AtZero', stack) };

it('is open as long as nothing is decided, and null before the measurement', () => {
  expect(judged(stack, ['AtZero'], [])).toEqual({ evidenceFailed: true, doubts: ['AtZero'], decided: null });
  const registered = { ...stack, state: 'PreRegistration', failedChecks: null };
  expect(judged(registered, [], [])).toEqual({ evidenceFailed: null, doubts: null, decided: null });
  expect(judged({ ...stack, failedChecks: null }, [], [])).toMatchObject({ evidenceFailed: false });
});

it('fails while one check is open, and not when all are accepted', () => {
  expect(judged(stack, [], [accepts('faces')])).toMatchObject({ evidenceFailed: true, decided: ['faces'] });
  expect(judged(stack, [], [accepts('faces'), accepts('back')])).toMatchObject({
    evidenceFailed: false,
    decided: ['faces', 'back'],
  });
});

it('knows nothing of what is accepted and does not fail, until it fails', () => {
  expect(judged(stack, [], [accepts('position')]).decided).toBeNull();
  const nowhere = { ...stack, failedChecks: ['position'] as const };
  expect(judged(nowhere, [], [accepts('position')])).toMatchObject({ evidenceFailed: false });
});

it('takes a doubt as accepted for the values that were seen alone', () => {
  expect(judged(stack, ['AtZero'], [acceptsZero])).toMatchObject({ doubts: null, decided: ['AtZero'] });
  const moved = { ...stack, longitude: 1 };
  expect(judged(moved, ['AtZero'], [acceptsZero])).toMatchObject({ doubts: ['AtZero'], decided: null });
});

it('stays in doubt while a new measurement is asked for', () => {
  const asked = judged(stack, [], [{ subject: 'newMeasurement', about: null }]);
  expect(asked).toEqual({ evidenceFailed: true, doubts: null, decided: ['newMeasurement'] });
  expect(isAskedAnew(asked)).toBe(true);
  expect(acceptedOf(asked)).toEqual([]);
});

it('says of a row what is open and what is accepted', () => {
  const row = {
    failedChecks: [...stack.failedChecks],
    ...judged(stack, ['AtZero'], [accepts('back'), acceptsZero]),
  };
  expect(openChecks(row)).toEqual(['faces']);
  expect(acceptedOf(row)).toEqual(['back', 'AtZero']);
  expect(isAskedAnew(row)).toBe(false);
});

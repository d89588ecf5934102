import { buildStackDetail } from '@mocks/builders/stacks';
import { readStack } from './readStack';

it('keeps the other sections when one is not like any', () => {
  const sent = {
    ...buildStackDetail(),
    sections: [null, { title: 'Volume', fields: [1], undefinedFieldIds: ['a', 7] }, 'x'],
  };
  expect(readStack('stack-1', sent).sections).toEqual([
    { title: 'Volume', language: null, fields: [1], undefinedFieldIds: ['a'] },
  ]);
});

it('takes versions of the measurement from a service that does not send what it counted', () => {
  const version = { source: 'App', app: null, receivedDateTime: '2026-06-17T07:30:00Z' };
  const known = { ...version, volume: null, logCount: null, reason: null, author: null, movedFrom: null };
  expect(
    readStack('stack-1', { ...buildStackDetail(), ...{ measurements: [version] } }).measurements,
  ).toEqual([known]);
});

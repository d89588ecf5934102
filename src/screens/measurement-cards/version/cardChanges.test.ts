import { buildCardDocument } from '@mocks/builders/measurementCards';
import { cardChanges } from './cardChanges';

const before = buildCardDocument();
const rule = (kind: 'RequiredForPreregistration' | 'RequiredForMeasurement' | 'MinValue') => ({
  rules: [{ kind, value: null }],
});
const none = { added: [], removed: [], required: [], changed: [] };

it('finds nothing in the same card', () => {
  expect(cardChanges(before, buildCardDocument({ name: 'Renamed' }))).toEqual(none);
});

it('knows a field by its id, and says its title', () => {
  const fields = before.fields.map((field) =>
    field.id === 'remark' ? { ...field, id: 'note', title: 'Note' } : field,
  );
  expect(cardChanges(before, { ...before, fields })).toEqual({
    ...none,
    ...{ added: ['Note'], removed: ['Remark'] },
  });
});

it('says what has to be given from now on, or earlier than before', () => {
  const former = buildCardDocument({
    changes: { logs: rule('RequiredForMeasurement'), length: rule('RequiredForPreregistration') },
  });
  const after = buildCardDocument({
    changes: {
      ...{ species: rule('RequiredForPreregistration'), logs: rule('RequiredForPreregistration') },
      ...{ volume: rule('RequiredForMeasurement'), length: rule('RequiredForMeasurement') },
    },
  });
  expect(cardChanges(former, after)).toEqual({
    ...none,
    ...{ required: ['Species', 'Logs', 'Volume'], changed: ['Length'] },
  });
});

it('counts an added field that has to be given as both', () => {
  const after = buildCardDocument({ changes: { remark: rule('RequiredForMeasurement') } });
  const former = { ...before, fields: before.fields.filter(({ id }) => id !== 'remark') };
  expect(cardChanges(former, after)).toEqual({ ...none, added: ['Remark'], required: ['Remark'] });
});

it('says which fields are others in any other way', () => {
  const after = buildCardDocument({
    changes: { logs: rule('MinValue'), remark: { title: 'Note' } },
    units: { volume: 'CubicFeet' },
  });
  expect(cardChanges(before, after)).toEqual({ ...none, changed: ['Note', 'Logs', 'Volume'] });
});

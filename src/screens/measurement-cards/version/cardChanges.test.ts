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
    required: ['Species', 'Logs', 'Volume'],
    changed: [
      {
        ...{ id: 'length', title: 'Length' },
        parts: [
          {
            part: 'rules',
            before: rule('RequiredForPreregistration').rules,
            after: rule('RequiredForMeasurement').rules,
          },
        ],
      },
    ],
  });
});

it('counts an added field that has to be given as both', () => {
  const after = buildCardDocument({ changes: { remark: rule('RequiredForMeasurement') } });
  const former = { ...before, fields: before.fields.filter(({ id }) => id !== 'remark') };
  expect(cardChanges(former, after)).toEqual({ ...none, added: ['Remark'], required: ['Remark'] });
});

it('says what of a field is another one, and what it was', () => {
  const after = buildCardDocument({
    changes: { logs: rule('MinValue'), remark: { title: 'Note' } },
    units: { volume: 'CubicFeet' },
  });
  expect(cardChanges(before, after)).toEqual({
    ...none,
    changed: [
      { id: 'remark', title: 'Note', parts: [{ part: 'title', before: ['Remark'], after: ['Note'] }] },
      { id: 'logs', title: 'Logs', parts: [{ part: 'rules', before: [], after: rule('MinValue').rules }] },
      {
        ...{ id: 'volume', title: 'Volume' },
        parts: [{ part: 'unit', before: 'CubicMeters', after: 'CubicFeet' }],
      },
    ],
  });
});

it('says of options which went and which came, and of the rest that there is one', () => {
  const options = [
    { key: 'a', text: 'Pine' },
    { key: 'b', text: 'Spruce' },
  ];
  const former = buildCardDocument({ changes: { species: { options }, remark: { titles: { da: 'Note' } } } });
  const after = buildCardDocument({
    changes: {
      species: { options: [...options.slice(1), { key: 'c', text: 'Larch' }] },
      remark: { titles: { da: 'Bemærkning' } },
    },
  });
  expect(cardChanges(former, after).changed.map(({ parts }) => parts)).toEqual(
    expect.arrayContaining([[{ part: 'options', before: ['Pine'], after: ['Larch'] }], [{ part: 'other' }]]),
  );
});

it('says of a field that is newly required what else is another', () => {
  const after = buildCardDocument({
    changes: { volume: { title: 'Solid volume', ...rule('RequiredForMeasurement') } },
  });
  expect(cardChanges(before, after)).toEqual({
    ...none,
    required: ['Solid volume'],
    changed: [
      {
        ...{ id: 'volume', title: 'Solid volume' },
        parts: [{ part: 'title', before: ['Volume'], after: ['Solid volume'] }],
      },
    ],
  });
});

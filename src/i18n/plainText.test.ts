import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import english from '../../translations/en.json';
import { plainText } from './plainText';

const intl = createIntl({ locale: 'en', messages: english });
const values = { name: 'Birke', count: 5, stackNumber: '17' };

it('says what react-intl says, and leaves plurals and formats to it', () => {
  const plain = Object.entries(english).flatMap(([id, text]) => {
    const said = plainText(parse(text), values);
    return said === null ? [] : [{ id, said }];
  });
  expect(plain.length).toBeGreaterThan(500);
  for (const { id, said } of plain) expect([id, said]).toEqual([id, intl.formatMessage({ id }, values)]);
  expect(plainText(parse('{count, plural, one {# stack} other {# stacks}}'), values)).toBeNull();
  expect(plainText(parse('{count, number}'), values)).toBeNull();
});

it('does not say a text that lacks a value, or that is not parsed', () => {
  expect(plainText(parse('Select {missing}'), values)).toBeNull();
  expect(plainText('Select {name}', values)).toBeNull();
  expect(plainText(undefined, values)).toBeNull();
});

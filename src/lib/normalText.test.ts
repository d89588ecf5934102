import fc from 'fast-check';
import { cleanLine, hasHiddenSigns, isSameName, normalText, withMarks } from './normalText';

const unseen = [
  ...[
    '\u00ad',
    '\u034f',
    '\u061c',
    '\u115f',
    '\u17b4',
    '\u180e',
    '\u200b',
    '\u200d',
    '\u200f',
    '\u202e',
    '\u2060',
  ],
  ...[
    '\u2066',
    '\u206f',
    '\u3164',
    '\ufe0f',
    '\ufeff',
    '\uffa0',
    '\ufff9',
    '\u{1d173}',
    '\u{e0041}',
    '\u{e0100}',
  ],
];
const blanks = [
  '\u00a0',
  '\u1680',
  '\u2007',
  '\u2028',
  '\u202f',
  '\u3000',
  '\t',
  '\n',
  '\u0085',
  '  ',
  ' \u00a0 ',
];

const anyText = fc
  .array(
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...unseen, ...blanks, 'A\u030a', '\u0301')),
  )
  .map((parts) => parts.join(''));

describe('the normal form', () => {
  it('is its own', () => {
    fc.assert(fc.property(anyText, (text) => normalText(normalText(text)) === normalText(text)));
  });

  it('is the same whatever is between, around and under the letters that cannot be seen', () => {
    const words = fc.array(fc.constantFrom('Gate', 'Åøż-12', 'Łódź', 'ngày', '한국', 'e\u0301'), {
      minLength: 1,
    });
    fc.assert(
      fc.property(words, fc.constantFrom(...blanks), fc.constantFrom(...unseen), (parts, blank, sign) => {
        const text = parts.join(' ');
        const other = `${blank}${sign}${parts.map((part) => part.normalize('NFD')).join(`${sign}${blank}`)}${sign}`;
        return normalText(other) === normalText(text);
      }),
    );
  });

  it('keeps what people see', () => {
    for (const text of ['A1', 'a1', '1', '01', 'l', 'ł', 'A-1', 'A\u20111', '１', 'Ærø', '木材', 'नाम'])
      expect(normalText(text)).toBe(text);
    expect(isSameName('Birkes\u200bav ', 'BIRKESAV')).toBe(true);
    expect(isSameName('Birkesav', 'Birkesaw')).toBe(false);
  });
});

describe('signs that cannot be seen', () => {
  it.each(unseen.map((sign) => [`U+${sign.codePointAt(0)?.toString(16)}`, sign]))(
    '%s is found and marked',
    (_, sign) => {
      expect(hasHiddenSigns(`26${sign}4`)).toBe(true);
      expect(withMarks(`26${sign}4`)).toMatch(/^26\[U\+[0-9A-F]{4,5}\]4$/);
    },
  );

  it.each(['❤️', '👩‍👩‍👧', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '👍🏽', '🇩🇰', 'Żółć', 'at\nthe gate'])('%j has none', (text) => {
    expect(hasHiddenSigns(text)).toBe(false);
    expect(withMarks(text)).toBe(text);
  });

  it('are marked in a text that has emoji, too', () => {
    expect(withMarks('❤️ 26-1\u202e4 👩‍👧\u200b')).toBe('❤️ 26-1[U+202E]4 👩‍👧[U+200B]');
  });

  it('leave nothing hidden behind', () => {
    fc.assert(fc.property(anyText, (text) => !hasHiddenSigns(withMarks(text))));
  });
});

describe('a line', () => {
  it.each([
    [' A 12\n', 'A 12'],
    ['A 12\u200b', 'A 12'],
    ['\ufeffA 12 \u00ad ', 'A 12'],
    ['A\r\n12', 'A 12'],
    ['A\u00a012', 'A\u00a012'],
    ['love ❤️ ', 'love ❤️'],
    ['A\u200b12', 'A\u200b12'],
    ['\u202eA 12', '\u202eA 12'],
    ['\u200b', '\u200b'],
    [' \u0007 ', ''],
  ])('of %j is %j', (text, line) => expect(cleanLine(text)).toBe(line));
});

it('cleans a line of half a million signs that say nothing within it', () => {
  for (const sign of unseen.slice(0, 3)) {
    const long = `a${sign.repeat(500_000)}b`;
    expect(cleanLine(` ${long} `)).toHaveLength(long.length);
  }
});

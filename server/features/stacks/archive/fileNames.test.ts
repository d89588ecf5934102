import { create as contentDisposition } from 'content-disposition';
import fc from 'fast-check';
import { cleanFileName, uniqueNames } from './fileNames';

describe('cleanFileName', () => {
  it.each([
    ['2026-000123', '2026-000123'],
    ['Tømmer Łódź 東', 'Tømmer Łódź 東'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['C:\\Windows\\system32', 'C-Windows-system32'],
    ['a\u0000b\u202Egnp.exe', 'abgnp.exe'],
    ['CON', 'CON_'],
    ['nul.txt', 'nul_.txt'],
    ['lpt1', 'lpt1_'],
    ['console', 'console'],
    ['trailing. . ', 'trailing'],
    ['.hidden', 'hidden'],
    ['two\nlines', 'two lines'],
    ['...', 'stack'],
    ['', 'stack'],
  ])('%j becomes %j', (text, name) => {
    expect(cleanFileName(text, 'stack')).toBe(name);
  });

  it('cuts between characters, never inside one', () => {
    expect(cleanFileName('ø'.repeat(200), 'stack')).toBe('ø'.repeat(80));
    expect(cleanFileName('🌲'.repeat(200), 'stack')).toBe('🌲'.repeat(50));
  });
});

describe('uniqueNames', () => {
  it('numbers what was given before, whatever the case', () => {
    const nameOf = uniqueNames('stack');
    expect(['A-1', 'a-1', 'A-1', 'A-1 (2)', 'B'].map(nameOf)).toEqual([
      'A-1',
      'a-1 (2)',
      'A-1 (3)',
      'A-1 (2) (2)',
      'B',
    ]);
  });

  it('gives 10,000 safe and different names', () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.string({ unit: fc.constantFrom('東', '🌲'), minLength: 40, maxLength: 120 }),
      fc.string({
        unit: fc.constantFrom('.', '/', '\\', ' ', ':', 'c', 'o', 'n', '1', '\u0000'),
        maxLength: 6,
      }),
      fc.constantFrom('CON', 'com1.txt', 'LPT¹', '../x', 'Å', 'A\u030A'),
    );
    const nameOf = uniqueNames('stack');
    const names = fc.sample(nasty, 10_000).map(nameOf);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(10_000);
    const unsafe = names.filter(
      (name) =>
        name === '' ||
        /[<>:"/\\|?*\p{C}]/u.test(name) ||
        /^[. ]|[. ]$/.test(name) ||
        /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i.test(name) ||
        [...name].length > 90 ||
        Buffer.byteLength(name) > 220,
    );
    expect(unsafe).toEqual([]);
  });
});

describe('a cleaned name in a header', () => {
  it('has only printable ASCII whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(contentDisposition(cleanFileName(text, 'stack'))).toMatch(/^[\x20-\x7e]+$/);
      }),
    );
  });
});

import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from '@playwright/test';
import { pseudoFindings } from './pseudoFindings';
import { english, pseudoMessage } from './pseudoLanguage';

test('the pseudo language keeps values, plurals and tags, and is a third longer', () => {
  expect(pseudoMessage('{count, plural, one {# stack} other {# stacks}} of <b>{name}</b>')).toBe(
    '⟦{count,plural,one{# šţåååçķ} other{# šţåååçķš}} ööf <b>{name}</b>⟧',
  );
  const letters = (texts: readonly string[]) => texts.join('').replace(/\P{L}/gu, '').length;
  const plain = Object.values(english).filter((text) => !text.includes('{'));
  const growth = letters(plain.map(pseudoMessage)) / letters(plain);
  expect(growth).toBeGreaterThan(1.3);
  expect(growth).toBeLessThan(1.4);
  expect(() => Object.values(english).map((text) => parse(pseudoMessage(text)))).not.toThrow();
});

test('finds what is hard-coded, put together or cut, and takes data as it is', async ({ page }) => {
  const style = 'display: block; width: 60px; overflow: hidden; white-space: nowrap';
  await page.setContent(`
    <title>⟦Ţîţļéé⟧ · Skov · Stackyard</title>
    <p>⟦Ŵĥööļé⟧</p> <p>Skov 12, 17 November 2026</p> <p>⟦Öñé.⟧ ⟦Ţŵö.⟧</p> <p>⟦Éđîţ ⟦Ñåmé⟧⟧</p>
    <p>Hello</p> <button aria-label="Close">×</button> <p>⟦Ļöĝš⟧: 12</p> <p>⟦Öñé⟧ ⟦Ţŵö⟧</p>
    <b style="${style}">⟦Ţöö ļöñĝ ţö ƀé ŕéåđ⟧</b> <input placeholder="⟦Ñåmé öŕ ñûmƀéŕ⟧" style="width: 60px">
    <b style="${style}">Skov Skov Skov Skov Skov</b>`);
  const found = await pseudoFindings(page, new Set(['skov']));
  expect(found).toEqual([
    '"Hello" (p) comes from no catalogue: hello',
    '"Close" (aria-label of button) comes from no catalogue: close',
    '"⟦Ļöĝš⟧: 12" (p) is put together from pieces',
    '"⟦Öñé⟧ ⟦Ţŵö⟧" (p) is put together from pieces',
    '⟦Ţöö ļöñĝ ţö ƀé ŕéåđ⟧ is cut by b',
    '⟦Ñåmé öŕ ñûmƀéŕ⟧ is cut in its field',
  ]);
});

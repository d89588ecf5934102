import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from '@playwright/test';
import { Stage } from '../scripts/pictures/stage';
import { pseudoFindings } from './pseudo/pseudoFindings';
import { english, pseudoMessage } from './pseudo/pseudoLanguage';
import { scenes } from './scenes/allScenes';

test.describe.configure({ mode: 'parallel' });

/** Every kind of page and dialog; `npm run pictures -- --languages pseudo --check` looks at all scenes. */
const parts = {
  account: ['sign-in', 'forgot password', 'reset password', 'confirm account', 'not authorised', 'not found'],
  administration: [
    'frame: person menu',
    'organisations',
    'organisations: create',
    'organisation: information',
    'organisation: contract of a global admin',
    'organisation: contacts',
    'organisation: measurement card',
    'organisation: departments',
    'organisation: users',
    'organisation: sawmills',
    'organisation: edit contract',
    'organisation: add contact',
    'organisation: add user',
    'department: information',
    'person',
  ],
  stacks: [
    'dashboard',
    'dashboard: as table',
    'stack list',
    'stack list: filters',
    'stack list: assign',
    'stack list: delete',
    'sawmill stacks: selection',
    'sawmill stacks: stack',
    'stack: measured',
    'stack: pre-registered',
    'report: sample',
  ],
};

for (const [part, names] of Object.entries(parts))
  for (const width of [1440, 390])
    test(`${part} at ${width} px: every text comes whole from a catalogue, and has room for a longer language`, async ({
      browser,
      baseURL,
    }) => {
      const stage = new Stage(browser, baseURL ?? '', new Date().toISOString());
      const found: string[] = [];
      for (const name of names) {
        const scene = scenes.find((one) => one.name === name);
        if (scene === undefined) throw new Error(`No scene is called ${name}`);
        const findings = await stage.show(
          scene,
          { language: 'pseudo', width, scheme: 'light' },
          async (page, rest, data) => {
            await rest();
            return pseudoFindings(page, await data());
          },
        );
        found.push(...findings.map((finding) => `${name}: ${finding}`));
      }
      expect(found).toEqual([]);
    });

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

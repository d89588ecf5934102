import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import danish from '../../translations/da.json';
import german from '../../translations/de.json';
import english from '../../translations/en.json';
import polish from '../../translations/pl.json';
import type { Catalogue, MessageId } from './catalogues';

const catalogues: Record<string, Catalogue> = { en: english, da: danish, de: german, pl: polish };
const ids = Object.keys(english);

function elementsOf(message: string): MessageFormatElement[] {
  const flatten = (elements: MessageFormatElement[]): MessageFormatElement[] =>
    elements.flatMap((element) => {
      const branches =
        'options' in element ? Object.values(element.options).flatMap(({ value }) => value) : [];
      const children = 'children' in element ? element.children : [];
      return [element, ...flatten(branches), ...flatten(children)];
    });
  return flatten(parse(message));
}

function variablesOf(message: string): string[] {
  const inserted = elementsOf(message).filter(({ type }) => type !== TYPE.literal && type !== TYPE.pound);
  return [...new Set(inserted.map((element) => ('value' in element ? String(element.value) : '')))].sort();
}

function pluralsOf(message: string): string[][] {
  return elementsOf(message).flatMap((element) =>
    element.type === TYPE.plural ? [Object.keys(element.options).filter((key) => !key.startsWith('='))] : [],
  );
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sourceFiles(path);
    return /(?<!\.test|\.gen)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/**
 * Collects everything in the sources that can be the id of a text: a quoted id, or a template
 * (`stack_state.${state}`). The compiler checks every value of a template against the catalogue.
 */
function usedIds(): RegExp {
  const sources = sourceFiles(join(__dirname, '..')).map((path) => readFileSync(path, 'utf8'));
  const quoted = sources.flatMap(
    (source) => source.match(/(?<=['"`])\w+\.(\w|\.|\$\{[\w.]+\})+(?=['"`])/g) ?? [],
  );
  const patterns = quoted.map((text) =>
    text
      .split(/\$\{[\w.]+\}/)
      .map((part) => part.replaceAll('.', '\\.'))
      .join('\\w+'),
  );
  return new RegExp(`^(${[...new Set(patterns)].join('|')})$`);
}

/** Matches a text in which a line break could separate a number from its unit, or a sign from its number. */
const parted = /[}\d] (?:(?:[ckm]?m|[kKM]B)(?!\p{L})|\{unit\}|m³|%)|[Ø<≥] \{/u;

describe.each(Object.entries(catalogues))('the texts in translations/%s.json', (language, catalogue) => {
  it('are the same set as in English', () => {
    expect(Object.keys(catalogue).sort()).toEqual([...ids].sort());
  });

  it('are never empty', () => {
    expect(ids.filter((id) => !catalogue[id]?.trim())).toEqual([]);
  });

  it('take the same values as in English', () => {
    const expected = Object.fromEntries(Object.entries(english).map(([id, text]) => [id, variablesOf(text)]));
    const actual = Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, variablesOf(text)]));
    expect(actual).toEqual(expected);
  });

  it('have every plural form that the language needs', () => {
    const needed = language === 'pl' ? ['few', 'many', 'one', 'other'] : ['one', 'other'];
    const incomplete = Object.entries(catalogue).filter(([, text]) =>
      pluralsOf(text).some((forms) => !needed.every((form) => forms.includes(form))),
    );
    expect(incomplete).toEqual([]);
  });

  it('keep a number and its unit on one line', () => {
    expect(Object.entries(catalogue).filter(([, text]) => parted.test(text))).toEqual([]);
  });
});

it('are all used', () => {
  const used = usedIds();
  expect(ids.filter((id) => !used.test(id))).toEqual([]);
});

/** The specification prescribes these texts letter for letter (in both areas, sections 2, 5 and 8). */
const specified: [MessageId, string][] = [
  ['login.failed', '{username}: login failed'],
  ['forgot_password.sent', 'You have requested password reset. Check your e-mail for reset-link. Thank You'],
  ['forgot_password.failed', 'Request was not sent. Please try again'],
  ['reset_password.done', 'Password has been reset'],
  ['reset_password.failed', 'Password reset failed'],
  ['account.password_weak', 'Your password is not strong enough'],
  ['account.password_mismatch', 'Password does not match'],
  ['form.required', 'Field is required'],
  ['form.email_incorrect', 'E-mail is incorrect'],
  ['contract.invalid_date', 'Invalid date format'],
  ['contract.invalid_range', 'Invalid date range'],
  ['organizations.created', 'Organisation has been created'],
  ['organizations.deleted', 'Organisation has been deleted'],
  ['organizations.not_deleted', 'Organisation could not be deleted'],
  ['organizations.customer_number_missing', 'customer number missing'],
  ['organization.updated', 'Organisation has been updated'],
  ['organization.update_failed', 'Update failed'],
  ['organization.logo_uploaded', 'Logo has been uploaded successfully'],
  ['organization.logo_failed', 'Logo upload has failed'],
  ['organization.logo_hint', 'Max. 500KB'],
  ['contract.updated', 'Contract updated'],
  ['contract.not_updated', 'Contract not updated'],
  ['form.update_successful', 'Update successful'],
  ['form.updated_failed', 'Updated failed'],
  ['departments.created', 'Department has been created'],
  ['users.role.NotSet', 'None'],
  ['stack_field.unexpected_type', 'Unexpected type'],
  ['report.no_data', 'No stack data available!'],
  ['not_authorized.title', 'You are not authorised to visit this page.'],
  ['not_found.title', 'Page not found'],
];

it.each(specified)('%s is worded as specified, and translated', (id, text) => {
  expect(english[id]).toBe(text);
  for (const translation of [danish[id], german[id], polish[id]]) expect(translation).not.toBe(text);
});

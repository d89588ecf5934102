import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { isNight } from '../../scripts/testing/isNight';
import { ownCompany } from '../ownCompany';
import { positioned } from '../portal';
import { callsOf, newOrganization, unique } from '../service';
import { expect, job } from './fixtures';
import type { Person } from './person';

const stackLink = { role: 'link', name: /^\d\d-\d{3}-\d{5}$/ };
const selection = { role: 'region', name: 'Selection' };

async function openStacks(person: Person) {
  await person.openMenu();
  await person.click({ role: 'link', name: 'Stacks', within: { role: 'navigation' } });
  return person.seesAddress(/\/stacks\?.*dateType=/);
}

async function openLastYear(person: Person, username: string, parameters: Record<string, string> = {}) {
  await person.signIn(username);
  const { pathname, searchParams } = await openStacks(person);
  // The page has to settle, because its own change of the address would cancel the next navigation.
  await person.sees({ text: /^showing [\d,]+ results?/ });
  const from = new Date(`${searchParams.get('to')}T12:00:00Z`);
  from.setUTCFullYear(from.getUTCFullYear() - 1);
  const start = from.toISOString().slice(0, 10);
  const query = { dateType: 'LastChanged', from: start, showMap: 'false', ...parameters };
  for (const [name, value] of Object.entries(query)) searchParams.set(name, value);
  await person.open(`${pathname}?${searchParams}`);
  await person.sees({ role: 'checkbox', name: /^Select stack/ });
}

async function results(person: Person): Promise<number> {
  const { text } = await person.sees({ text: /^showing [\d,]+ results?/ });
  return Number(text.replace(/\D/g, ''));
}

async function select(person: Person, nth: number): Promise<string> {
  const box = { role: 'checkbox', name: /^Select stack/, nth };
  await person.click(box);
  const { name } = await person.sees(box, (seen) => seen.isChecked);
  return name.replace('Select stack ', '');
}

async function download(person: Person, name: string) {
  const more = { role: 'button', name: 'More actions', within: selection };
  if ((await person.count(more)) === 0) return person.click({ role: 'button', name, within: selection });
  await person.click(more);
  await person.click({ role: 'menuitem', name });
}

job('sign in', async ({ person }) => {
  await person.signIn('org@nordskov.example');
  await person.seesAddress(/\/dashboard/);
  await person.sees({ role: 'heading', name: 'Dashboard' });
  await openStacks(person);
  await person.sees({ role: 'heading', name: 'Stacks' });
  await person.sees(stackLink);
  await person.openMenu();
  await person.click({ role: 'button', name: 'Log out' });
  await person.sees({ label: 'E-mail' });
});

const form = { label: 'E-mail' };
const signedIn = { role: 'button', name: 'Your account' };

job('new windows', async ({ person }) => {
  await person.open('/');
  await person.sees(form);
  const first = await person.newWindow();
  await person.open('/');
  await person.sees(form);
  await person.fillInForm('org@nordskov.example');
  const { pathname } = await person.seesAddress(/\/dashboard/);
  for (let time = 0; time < (isNight ? 20 : 2); time += 1) {
    await person.newWindow();
    await person.open(pathname);
    await person.sees(signedIn);
  }

  // Two people are signed in now, so a third window shows the form.
  await person.switchTo(first);
  await person.fillInForm('global@stackyard.example');
  await person.newWindow();
  await person.open(pathname);
  await person.sees(form);
});

job('filter', async ({ person }) => {
  await openLastYear(person, 'org@nordskov.example');
  const before = await results(person);
  await person.click({ role: 'button', name: /^0 filters applied/ });
  const drawer = { role: 'dialog', name: 'Filters' };
  await person.click({ role: 'checkbox', name: 'measured', within: drawer });
  await person.seesAddress(/[?&]states=Measured/);
  await person.click({ role: 'button', name: 'Close filters', within: drawer });
  await person.seesNo(drawer);
  await person.sees({ role: 'button', name: /^1 filter applied/ });
  await person.sees(stackLink);
  expect(await results(person)).toBeLessThan(before);
});

/**
 * Lists the left edge and the width of each column in whole pixels. On a phone the list has cards and no
 * columns.
 */
const columns = `JSON.stringify([...document.querySelectorAll('main thead th')].map((cell) => {
  const { left, width } = cell.getBoundingClientRect();
  return [Math.round(left), Math.round(width)];
}))`;
const rowHeights = `String([...new Set([...document.querySelectorAll('main tbody tr[data-row]')]
  .map((row) => Math.round(row.getBoundingClientRect().height)))])`;

job('columns', async ({ person }) => {
  await openLastYear(person, 'org@nordskov.example', { pageSize: '50' });
  const before = await person.evaluate(columns);
  const head = { role: 'columnheader', name: 'Stack number' };
  if ((await person.count(head)) === 0) return;
  expect(await person.evaluate(rowHeights)).toBe('44');
  await person.click({ role: 'button', name: 'Stack number', within: head });
  await person.seesAddress(/orderBy=StackNumber/);
  await person.sees(stackLink);
  await person.click({ role: 'button', name: 'Next page' });
  await person.seesAddress(/[?&]page=2/);
  await person.sees(stackLink);
  expect(await person.evaluate(columns)).toBe(before);
  expect(await person.evaluate(rowHeights)).toBe('44');
});

job('map popup', async ({ person }) => {
  const measured = { states: 'Measured', showMap: 'true' };
  await openLastYear(person, 'department@nordskov.example', { ...measured, ...positioned });
  const { text: number } = await person.sees(stackLink);
  const search = { role: 'textbox', name: 'Stack number or stack ID' };
  // A phone opens the search below its line, and shows either the list or the map.
  const isPhone = (await person.count(search)) === 0;
  if (isPhone) await person.click({ role: 'button', name: 'Search' });
  await person.type(search, number);
  await person.press('Enter');
  await person.sees({ text: 'showing 1 result' });
  if (isPhone) await person.click({ role: 'button', name: 'Map' });
  await person.click({ role: 'button', name: `Stack ${number}, measured` });
  const popup = { role: 'dialog', name: `Stack ${number}` };
  await person.sees({ text: 'Registrator', within: popup });
  await person.press('Escape');
  await person.seesNo(popup);
});

job('select', async ({ person }) => {
  await openLastYear(person, 'org@nordskov.example', { states: 'Measured', pageSize: '10' });
  await select(person, 0);
  await person.sees({ text: '1 selected', within: selection });
  await select(person, 2);
  await person.sees({ text: '2 selected', within: selection });
  await person.click({ role: 'checkbox', name: 'Select all on this page' });
  await person.sees({ text: '10 selected', within: selection });
});

job('assign', async ({ person, request }) => {
  const { lead, mill: millName } = await ownCompany(request);
  await openLastYear(person, lead, { states: 'Measured' });
  const number = await select(person, 1);
  await person.click({ role: 'button', name: 'Assign to sawmill', within: selection });
  const dialog = { role: 'dialog', name: /^Assign/ };
  const mill = { role: 'radio', name: new RegExp(millName), within: dialog };
  await person.click(mill);
  await person.sees(mill, (seen) => seen.isChecked);
  await person.click({ role: 'button', name: 'Assign', within: dialog });
  await person.sees({ text: new RegExp(`1 stack, .*assigned to .*${millName}`) });
  await person.seesNo({ role: 'link', name: number });
});

job('stack with pictures', async ({ person }) => {
  // A stack whose logs were only counted has no diameters.
  await openLastYear(person, 'org@nordskov.example', { states: 'Measured', fullMeasurement: 'true' });
  const { text: number } = await person.sees(stackLink);
  await person.click(stackLink);
  await person.sees({ role: 'heading', name: `Stack ${number}` });
  const picture = { role: 'img', name: /Nærbillede/ };
  const enlarge = { role: 'button', name: /^Enlarge: Nærbillede/ };
  // The picture is fetched when it comes near the window, and the parts above it may still arrive.
  await person.sees({ role: 'button', name: 'Copy diameters' });
  const pictures = { role: 'heading', name: 'Billeder' };
  // A phone folds the record and its sections.
  if (!(await person.canReach(pictures)))
    await person.unfold({ role: 'heading', name: 'All values' }, pictures);
  if (!(await person.canReach(enlarge))) await person.unfold(pictures, enlarge);
  await person.sees(enlarge, (seen) => !seen.isDisabled);
  await person.sees(picture, (seen) => seen.pictureWidth > 0);
  await person.click(enlarge);
  const dialog = { role: 'dialog', name: /Close-up/ };
  await person.sees({ role: 'img', name: /Close-up/, within: dialog }, (seen) => seen.pictureWidth > 0);
  await person.press('Escape');
  await person.seesNo(dialog);
  await person.sees(enlarge, (seen) => seen.isFocused);
});

job('a doubt is looked at', async ({ person, request }) => {
  const { lead, department } = await ownCompany(request, [{ age: 3, treeSpecies: 'fi' }]);
  const field = await callsOf(request, lead);
  const departmentId = department.split('/').at(-1) ?? '';
  const { cardVersionId } = await field.data('GET', `/ingest/card?departmentId=${departmentId}`);
  const registeredAt = new Date().toISOString();
  const { stackId } = await field.data('PUT', `/ingest/stack/${randomUUID()}`, {
    ...{ departmentId, cardVersionId, registeredAt, changedAt: registeredAt },
    position: { latitude: 0, longitude: 0 },
    values: { treeSpecies: 'fi', assortment: 'sawlog', areaNumber: 'A 12' },
  });
  await person.signIn(lead);
  await openStacks(person);
  await person.open(
    `${department}/stacks?dateType=PreRegistration&from=&to=&evidenceFailed=true&showMap=false`,
  );
  await person.sees({ text: 'showing 1 result' });
  await person.open(`${department}/stack/${stackId}`);
  const doubts = { role: 'region', name: 'In doubt' };
  const accept = { role: 'button', name: 'Accept with this reason' };
  await person.type({ label: 'Why the data is right' }, 'A test of the device');
  await person.click({ ...accept, within: doubts });
  await person.sees({ text: /^Accepted by .*“A test of the device”$/ });
  await person.seesNo(accept);
});

job('report', async ({ person }) => {
  await openLastYear(person, 'org@nordskov.example', { states: 'Measured' });
  const { text: number } = await person.sees(stackLink);
  await person.click(stackLink);
  await person.inNewWindow(() => person.click({ role: 'button', name: 'Get report' }));
  await person.seesAddress(/\/pdf\/stack-measurement-report\?stack-id=[\w-]+$/);
  await person.sees({ text: new RegExp(number) });
  await person.sees({ role: 'img', name: /Nærbillede/ }, (seen) => seen.pictureWidth > 0);
  const alone = '[opener, document.referrer, history.length, Object.keys(sessionStorage)]';
  expect(await person.evaluate(alone)).toEqual([null, '', 1, ['stackyard.report']]);
});

job('CSV', async ({ person }) => {
  await openLastYear(person, 'department@nordskov.example', { states: 'Measured' });
  const number = await select(person, 0);
  await download(person, 'Download stacks');
  const text = (await person.saved(/^stacks-.*\.csv$/)).toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(number);
});

job('archive', async ({ person }) => {
  await openLastYear(person, 'department@nordskov.example', { states: 'Measured' });
  const number = await select(person, 0);
  await download(person, 'Download reports');
  const files = unzipSync(await person.saved(/^reports-.*\.zip$/));
  const names = ['report.pdf', 'values.csv', 'front.png', 'back.png', 'close-up.png'];
  expect(Object.keys(files)).toEqual(names.map((name) => `${number}/${number} ${name}`));
});

job("an organisation's cards", async ({ person, request }) => {
  const name = unique('Kortskov');
  const { organizationId, global } = await newOrganization(request, name);
  const address = { street: 'Skovvej', streetNumber: '1', zipCode: '9510', city: 'Arden', country: 'dk' };
  await global.data('PUT', `/organization/${organizationId}/address-information`, address);
  await person.signIn('global@stackyard.example');
  const row = { role: 'link', name: new RegExp(name) };
  await person.click(row);
  // Before the next page has loaded, the old page's menu would close.
  await person.sees({ role: 'heading', name: 'Dashboard' });
  await person.openMenu();
  await person.click({ role: 'link', name: 'Details', within: { role: 'navigation' } });
  await person.sees({ role: 'heading', name });
  await person.click({ role: 'button', name: 'Edit Address' });
  await person.type({ label: 'City' }, ' Nord');
  await person.click({ role: 'button', name: 'Save' });
  await person.sees({ text: /Arden Nord$/ });
  await person.sees({ role: 'button', name: 'Edit Address' }, (seen) => seen.isFocused);
  await person.open(`/organization/${organizationId}?tab=1`);
  await person.sees({ role: 'button', name: 'Create current contract' });
});

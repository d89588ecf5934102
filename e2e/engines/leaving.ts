import { generatePath } from 'react-router';
import { isNight } from '../../scripts/testing/isNight';
import { pages } from '../../src/app/pages';
import type { Page } from '../../src/navigation/page';
import { paths } from '../../src/navigation/paths';
import { callsOf, organizationNamed } from '../service';
import { expect, job } from './fixtures';
import type { Person } from './person';

const globalAdmin = 'global@stackyard.example';
const home = paths.organizations;
const homeHeading = { role: 'heading', name: 'Organisations' };
const crash = { role: 'heading', name: 'Something went wrong' };

const holdCalls = `(() => {
  const real = window.fetch;
  window.fetch = (request, init) =>
    window.isHeld && String(request.url ?? request).includes('/api/v1/')
      ? new Promise(() => undefined)
      : real(request, init);
})()`;

const goTo = (path: string) =>
  `(history.pushState(null, '', ${JSON.stringify(path)}), dispatchEvent(new PopStateEvent('popstate', { state: null })))`;

const followLink = `(() => {
  const link = document.querySelector('main a[href^="/"], header a[href^="/"], a[href^="/"]');
  if (link) link.click();
  else ${goTo(home)};
})()`;

async function logOut(person: Person): Promise<void> {
  await person.openMenu();
  await person.click({ role: 'button', name: 'Log out' });
}

async function goHome(person: Person): Promise<void> {
  await person.evaluate(`(window.isHeld = false, ${goTo(home)})`);
  await person.sees(homeHeading);
}

async function visit(person: Person, path: string, leave: () => Promise<unknown>): Promise<void> {
  await person.evaluate(`(window.isHeld = true, ${goTo(path)})`);
  await leave();
  await person.evaluate('window.isHeld = false');
  // The page that loaded has a heading, and so has an error.
  await person.sees({ role: 'heading', name: /./ });
  expect(await person.count(crash), path).toBe(0);
}

job('every page is left while it loads', async ({ person, request }) => {
  const calls = await callsOf(request, globalAdmin);
  const { organizationId, departmentIds } = await organizationNamed(calls, 'Nordskov Tømmer A/S');
  const stacks = await calls.data('PUT', '/stack/list', {
    departmentIds,
    dateType: 'Measured',
    states: ['Measured'],
  });
  const { users } = await calls.data('GET', `/organization/${organizationId}`);
  const [card] = await calls.data('GET', '/measurement-card');
  const things: Record<string, string> = {
    orgId: organizationId,
    deptId: departmentIds[0] ?? '',
    stackId: stacks.data[0].stackId,
    personId: users[0].userId,
    cardId: card.measurementCardId,
    version: String(card.versions[0].version),
    kind: 'fullMeasurement',
  };
  const addressesOf = (wanted: readonly Page[]) =>
    wanted
      .flatMap(({ patterns }) => patterns)
      .map((pattern) => generatePath<string>(pattern, { ...things, '*': 'nowhere' }));
  const addresses = addressesOf(pages);
  expect(addresses.length).toBeGreaterThan(20);

  await person.signIn(globalAdmin);
  await person.evaluate(holdCalls);
  await goHome(person);
  for (const path of addresses) {
    await visit(person, path, () => person.evaluate('history.back()'));
    await person.sees(homeHeading);
    await visit(person, path, () => person.evaluate(followLink));
    await goHome(person);
  }
  // Signing in again takes as long as everything else together.
  if (!isNight) return;
  // Only pages within the frame have the button "Log out".
  for (const path of addressesOf(pages.filter(({ within }) => within === 'frame'))) {
    await visit(person, path, () => logOut(person));
    await person.sees({ label: 'Password' });
    await person.fillInForm(globalAdmin);
    await person.evaluate(holdCalls);
    await goHome(person);
  }
});

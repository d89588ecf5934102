import { createSubjectLock, leaveSign, listenForOpenings, takeOpener } from './whoseTab';

const [anna, bo] = ['anna@skov.example', 'bo@skov.example'];
const page = 'http://localhost/organization/1/dashboard';
let signedIn: string | undefined;

beforeAll(() => listenForOpenings(() => signedIn));

beforeEach(() => {
  signedIn = anna;
  localStorage.clear();
  document.body.innerHTML = `
    <a id="own" href="${page}"><span>Dashboard</span></a>
    <a id="new" href="${page}" target="_blank">Report</a>
    <a id="foreign" href="https://elsewhere.example/organization/1/dashboard">Elsewhere</a>
    <p id="text">Text</p>
    <table><tr id="row" data-href="/organization/1/dashboard"><td>A row that leads there</td></tr></table>`;
  document.body.addEventListener('click', (event) => event.preventDefault());
});

function press(selector: string, kind: string, init: MouseEventInit = {}): void {
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, ...init }));
}

describe('a sign for the tab that a link opens', () => {
  it.each<[string, string, string, MouseEventInit]>([
    ['the middle button', '#own span', 'auxclick', { button: 1 }],
    ['Ctrl', '#own span', 'click', { ctrlKey: true }],
    ['the command key', '#own', 'click', { metaKey: true }],
    ['Shift, a window', '#own', 'click', { shiftKey: true }],
    ['a link to a new tab', '#new', 'click', {}],
    ['a row of a table', '#row td', 'auxclick', { button: 1 }],
    ['the menu of a link', '#own', 'contextmenu', { button: 2 }],
    ['dragging a link', '#own', 'dragstart', {}],
  ])('is left by %s', (_, selector, kind, init) => {
    press(selector, kind, init);
    expect(takeOpener(page)).toBe(anna);
    // The sign can be read only once.
    expect(takeOpener(page)).toBeUndefined();
  });

  it.each<[string, string, string, MouseEventInit]>([
    ['a link that is followed here', '#own', 'click', {}],
    ['another button', '#own', 'auxclick', { button: 3 }],
    ['a link to elsewhere', '#foreign', 'auxclick', { button: 1 }],
    ['a text', '#text', 'auxclick', { button: 1 }],
  ])('is not left by %s', (_, selector, kind, init) => {
    press(selector, kind, init);
    expect(localStorage).toHaveLength(0);
  });

  it('is left by nobody who is not signed in', () => {
    signedIn = undefined;
    press('#own', 'auxclick', { button: 1 });
    expect(localStorage).toHaveLength(0);
  });

  it('is found by the folded address, which a row with a long query opens', () => {
    const query = `?departments=${'x'.repeat(5000)}`;
    leaveSign(`/stacks${query}`, anna);
    expect(takeOpener(`http://localhost/stacks#${query}`)).toBe(anna);
  });

  it('for a report holds no token, which is gone from the address when the report looks', () => {
    leaveSign('/pdf/stack-measurement-report?stack-id=1&token=secret', anna);
    expect(JSON.stringify(localStorage)).not.toContain('secret');
    expect(takeOpener('http://localhost/pdf/stack-measurement-report?stack-id=1')).toBe(anna);
  });

  it('is for its address, and for ten seconds', () => {
    press('#own', 'auxclick', { button: 1 });
    expect(takeOpener(`${page}?from=2026-01-01`)).toBeUndefined();
    expect(takeOpener(page, Date.now() + 11_000)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('says nothing where two people have opened the same address', () => {
    press('#own', 'auxclick', { button: 1 });
    signedIn = bo;
    press('#own', 'auxclick', { button: 1 });
    expect(takeOpener(page)).toBeUndefined();
  });

  it('of another version of the portal is removed', () => {
    localStorage.setItem('stackyard.opening.1', '{"href":');
    localStorage.setItem('stackyard.opening.2', JSON.stringify({ href: page, by: anna }));
    expect(takeOpener(page)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });
});

describe('the lock of a person', () => {
  function mockLocks() {
    const held: { name: string }[] = [];
    const request = async (name: string, work: () => Promise<unknown>) => {
      const info = { name };
      held.push(info);
      await work();
      held.splice(held.indexOf(info), 1);
    };
    const names = async () => held.map(({ name }) => name);
    return { request, names };
  }

  const released = () => new Promise((resolve) => setTimeout(resolve));

  it('is seen by all tabs until the session ends or is another person’s', async () => {
    const locks = mockLocks();
    const [first, second] = [createSubjectLock(locks), createSubjectLock(locks)];
    first.hold(anna);
    second.hold(bo);
    expect(await second.subjects()).toEqual(new Set([anna, bo]));
    second.hold(anna);
    await released();
    expect(await first.subjects()).toEqual(new Set([anna]));
    expect([await first.holders(anna), await first.holders(bo)]).toEqual([2, 0]);
    first.hold(null);
    second.hold(null);
    await released();
    expect(await first.subjects()).toEqual(new Set());
  });

  it('is nothing that a browser without locks tells of', async () => {
    const lock = createSubjectLock(undefined);
    lock.hold(anna);
    expect(await lock.subjects()).toBeUndefined();
    expect(await lock.holders(anna)).toBeUndefined();
  });
});

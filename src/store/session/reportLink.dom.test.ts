import { readReportRequest, takeReportToken } from './reportLink';

const page = '/pdf/stack-measurement-report';

function open(address: string) {
  history.pushState(null, '', address);
  const entries = history.length;
  takeReportToken();
  // No entry is added, so that Back never leads to the token.
  expect(history.length).toBe(entries);
  expect(location.href).not.toMatch(/token/i);
  return readReportRequest(location.search);
}

beforeEach(() => sessionStorage.clear());

it('takes the token out of the address and keeps it in this tab with its stack', () => {
  const asked = { kind: 'stack', stackId: 'stack-1', token: 'h.p-1_.s' };
  expect(open(`${page}?stack-id=stack-1&token=h.p-1_.s`)).toEqual(asked);
  expect(location.search).toBe('?stack-id=stack-1');
  expect(open(location.href)).toEqual(asked);
  expect(localStorage).toHaveLength(0);
});

it('opens the stack of the newest link only', () => {
  open(`${page}?stack-id=stack-1&token=first`);
  expect(open(`${page}/?stack-id=stack-2&token=second`)).toMatchObject({
    stackId: 'stack-2',
    token: 'second',
  });
  expect(open(`${page}?stack-id=stack-1`)).toEqual({ kind: 'noToken' });
});

it.each([
  ['no parameter', '', 'sample'],
  ['parameters of others', '?utm=mail', 'sample'],
  ['a stack alone', '?stack-id=stack-9', 'noToken'],
  ['a stack with an empty token', '?stack-id=stack-1&token=', 'noToken'],
  ['a token twice', '?stack-id=stack-1&token=a&token=b', 'noToken'],
  ['a token that no header may hold', '?stack-id=stack-1&token=a%0Ab', 'noToken'],
  ['a token alone', '?token=secret', 'noStack'],
  ['an empty stack', '?stack-id=&token=secret', 'noStack'],
  ['a stack twice', '?stack-id=stack-1&stack-id=stack-2&token=secret', 'noStack'],
])('after a good link, reads %s', (_, search, kind) => {
  open(`${page}?stack-id=stack-1&token=good`);
  expect(open(`${page}${search}`)).toEqual({ kind });
  // A broken link must not turn into sample data at a reload.
  expect(open(location.href)).toEqual({ kind });
});

it('leaves the tokens of other pages to them', () => {
  history.pushState(null, '', '/reset-password?token=mailed');
  takeReportToken();
  expect(location.search).toBe('?token=mailed');
  expect(sessionStorage).toHaveLength(0);
});

it('works in a browser that stores nothing, until the page is left', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(open(`${page}?stack-id=stack-1&token=kept`)).toMatchObject({ kind: 'stack', token: 'kept' });
});

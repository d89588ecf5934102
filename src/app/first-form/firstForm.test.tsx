import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import { SignInAgain } from '@/app/sign-in/SignInAgain';
import { type Language, languages } from '@/lib/languages';
import { sessionInterrupted } from '@/store/session/sessionSlice';
import { renderFirstPages } from './renderFirstPages';
import { showFirstForm } from './showFirstForm';

setupMockService();

const pages = renderFirstPages();
let opened: Element | undefined;

function openIndexHtml(language: Language = 'en') {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
  const templates = pages.map(
    (page) => `<template data-language="${page.language}" data-path="${page.path}">${page.html}</template>`,
  );
  const page = document.createElement('div');
  page.innerHTML = `<p id="unscripted"></p><div id="first-form"></div><div id="root"></div>${templates.join('')}`;
  document.body.append(page);
  opened = page;
  showFirstForm();
  return userEvent.setup({ delay: null });
}

afterEach(() => {
  opened?.remove();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });

async function takenOver() {
  await waitFor(() => expect(document.getElementById('first-form')).toBeNull());
}

it('cannot be sent, and brings no password into an address, before a script runs', () => {
  for (const { html } of pages.filter(({ path }) => path !== '')) {
    const content = document.createElement('div');
    content.innerHTML = html;
    const form = content.querySelector('form');
    expect(form?.method).toBe('post');
    expect(
      within(content)
        .getAllByRole('button', { hidden: true })
        .every((button) => button.matches(':disabled')),
    ).toBe(true);
  }
});

it('keeps what was typed, the focus and the selection when React takes over', async () => {
  const user = openIndexHtml();
  await user.type(email(), 'org@nordskov.example');
  await user.type(password(), 'Timber');
  password().setSelectionRange(2, 4);
  renderApp('/');
  await takenOver();
  expect(email()).toHaveValue('org@nordskov.example');
  expect(password()).toHaveValue('Timber');
  expect(password()).toHaveFocus();
  expect([password().selectionStart, password().selectionEnd]).toEqual([2, 4]);
  expect(submit()).not.toHaveAttribute('aria-disabled');
  await user.keyboard('-');
  expect(password()).toHaveValue('Ti-er');
});

it('remembers Enter until the code is there', async () => {
  const user = openIndexHtml();
  const logins = mockResponse('post', '/auth/login', { token: 'none', refreshToken: 'r' });
  await user.type(email(), 'org@nordskov.example');
  await user.type(password(), 'Timber-2026!{Enter}');
  renderApp('/');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(logins.map(({ body }) => body)).toEqual([
    { username: 'org@nordskov.example', password: 'Timber-2026!' },
  ]);
});

it('forgets Enter when the person types on', async () => {
  const user = openIndexHtml();
  await user.type(email(), 'org@nordskov.example{Enter}');
  await user.type(password(), 'Timb');
  renderApp('/');
  await takenOver();
  expect(screen.queryByText('Field is required')).toBeNull();
  expect(password()).toHaveValue('Timb');
});

it('shows what is missing to who pressed Enter too early', async () => {
  const user = openIndexHtml();
  await user.type(email(), 'org@nordskov{Enter}');
  renderApp('/');
  expect(await screen.findByText('E-mail is incorrect')).toBeVisible();
  expect(email()).toHaveFocus();
});

it('offers to be sent once both fields are filled', async () => {
  const user = openIndexHtml();
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  await user.type(email(), 'a');
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  await user.type(password(), 'b');
  expect(submit()).not.toHaveAttribute('aria-disabled');
});

it('does not show to who is signed in', () => {
  sessionStorage.setItem('stackyard.session', JSON.stringify(buildSession()));
  openIndexHtml();
  expect(document.querySelector('form')).toBeNull();
});

it('says that the code does not come, and offers to reload', async () => {
  const user = openIndexHtml();
  await user.type(email(), 'org');
  const script = document.createElement('script');
  document.body.append(script);
  fireEvent.error(script);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Stackyard cannot be reached');
  expect(within(alert).getByRole('button', { name: 'Reload' })).toBeEnabled();
  expect(email()).toHaveValue('org');
});

describe('behind a mailed link', () => {
  const link = '?email=anna%40birkesav.example&token=1';
  const open = (search: string) => {
    history.replaceState(null, '', `/reset-password${search}`);
    return openIndexHtml();
  };
  afterEach(() => history.replaceState(null, '', '/'));

  it('names the address of the link, and keeps what was typed', async () => {
    const user = open(link);
    expect(screen.getByText(/anna@birkesav\.example/)).toBeVisible();
    await user.type(screen.getByLabelText('New password'), 'Timber');
    renderApp(`/reset-password${link}`);
    await takenOver();
    expect(screen.getByLabelText('New password')).toHaveValue('Timber');
    expect(screen.getByLabelText('New password')).toHaveFocus();
  });

  it('leaves a link without a token to the page that says so', () => {
    open('?email=anna%40birkesav.example');
    expect(document.querySelector('form')).toBeNull();
  });
});

it.each(languages)('has the texts of "sign in again over the page" in %s', async (language) => {
  openIndexHtml(language);
  const first = document.getElementById('first-form');
  const namesIn = (form: Element | null | undefined) => {
    const fields = [...(form?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    return {
      fields: fields.map(({ labels }) => labels?.[0]?.textContent),
      submit: form?.querySelector('[type=submit]')?.textContent,
    };
  };
  const names = namesIn(first?.querySelector('form'));
  first?.remove();
  mockError('post', '/auth/refresh-token', 401);
  const routes = [{ path: '/', Component: SignInAgain }];
  const { store } = renderApp('/', { language, session: buildSession(), routes });
  act(() => void store.dispatch(sessionInterrupted()));
  await waitFor(() => expect(namesIn(screen.getByRole('dialog').querySelector('form'))).toEqual(names));
});

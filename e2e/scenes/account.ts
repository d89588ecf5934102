import { outage } from './answers';
import type { Scene, SceneTools } from './scene';

const refused = { status: 401, message: 'Wrong e-mail or password.' };
const link = '?email=anna@birkesav.example&token=1';

async function signIn({ field, button }: SceneTools) {
  await field('login.email').fill('anna@birkesav.example');
  await field('login.password').fill('Timber-2026!');
  await button('login.submit').click();
}

async function choosePassword({ field, page }: SceneTools, repeated = 'Timber-2026!') {
  await field('account.new_password').fill('Timber-2026!');
  await field('account.repeat_password').fill(repeated);
  await page.keyboard.press('Tab');
}

/** Scenes before the sign-in. */
export const accountScenes: Scene[] = [
  { name: 'sign-in', path: '/' },
  {
    name: 'sign-in: refused',
    path: '/',
    answers: { 'POST /auth/login': refused },
    steps: signIn,
    shows: ({ page }) => page.getByRole('alert').first(),
  },
  {
    name: 'sign-in: outage',
    path: '/',
    answers: { 'POST /auth/login': outage },
    steps: signIn,
    shows: ({ page }) => page.getByRole('alert').first(),
  },
  {
    name: 'sign-in: on its way',
    path: '/',
    answers: { 'POST /auth/login': 'never' },
    steps: signIn,
    waits: true,
  },
  { name: 'forgot password', path: '/forgot-password' },
  {
    name: 'forgot password: sent',
    path: '/forgot-password',
    answers: { 'POST /auth/forgot-password': () => null },
    steps: async ({ field, button }) => {
      await field('login.email').fill('anna@birkesav.example');
      await button('forgot_password.submit').click();
    },
    shows: ({ button }) => button('forgot_password.again'),
  },
  { name: 'reset password', path: `/reset-password${link}` },
  {
    name: 'reset password: two that differ',
    path: `/reset-password${link}`,
    steps: (tools) => choosePassword(tools, 'Timber'),
  },
  {
    name: 'reset password: done',
    path: `/reset-password${link}`,
    answers: { 'POST /auth/reset-password': () => null },
    steps: async (tools) => {
      await choosePassword(tools);
      await tools.button('reset_password.submit').click();
    },
    shows: ({ page, t }) => page.getByText(t('reset_password.done')).first(),
  },
  {
    name: 'reset password: refused',
    path: `/reset-password${link}`,
    answers: { 'POST /auth/reset-password': { status: 400, message: 'The link was used already.' } },
    steps: async (tools) => {
      await choosePassword(tools);
      await tools.button('reset_password.submit').click();
    },
    shows: ({ page }) => page.getByRole('alert').first(),
  },
  { name: 'reset password: spoilt link', path: '/reset-password' },
  { name: 'confirm account', path: `/confirm${link}` },
  {
    name: 'confirm account: done',
    path: `/confirm${link}`,
    answers: { 'POST /auth/confirm-account': () => null },
    steps: async (tools) => {
      await choosePassword(tools);
      await tools.button('confirm_account.submit').click();
    },
    shows: ({ page, t }) => page.getByText(t('confirm_account.done')).first(),
  },
  { name: 'confirm account: spoilt link', path: '/confirm' },
  { name: 'not authorised', path: '/notauthorized' },
  { name: 'not found', path: '/nowhere' },
];

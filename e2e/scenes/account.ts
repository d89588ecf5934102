import { lacking, outage } from './answers';
import type { Scene, SceneTools } from './scene';

const refused = { status: 401, message: 'Wrong e-mail or password.' };
const inactive = {
  status: 403,
  message: 'Your organisation is inactive at the moment, so you cannot log in.',
};
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

const sessions = 'GET /account/sessions';
const firefox = { createdAt: '2026-06-15T06:12:00Z', device: 'Firefox, Windows', address: '203.0.113.7' };
const ownSessions = () => [
  { ...firefox, sessionId: '1', lastUsedAt: '2026-06-16T07:40:00Z', current: true },
  {
    ...{ sessionId: '2', createdAt: '2026-06-14T15:03:00Z', lastUsedAt: '2026-06-16T05:55:00Z' },
    ...{ device: 'Safari, iPhone', address: '2001:db8:71:4::/64', current: false },
  },
  {
    ...{ sessionId: '3', createdAt: '2026-06-12T11:30:00Z', lastUsedAt: '2026-06-15T12:10:00Z' },
    ...{ device: null, address: null, current: false },
  },
];

async function openAccount({ button, page, t }: SceneTools) {
  await button('shell.person_menu').click();
  await page.getByRole('menuitem', { name: t('shell.account') }).click();
}

const ofAccount = (name: string, rest: Partial<Scene> = {}): Scene => ({
  name: `account: ${name}`,
  as: 'sawmill',
  path: '/sawmill/stacks?showMap=false',
  answers: { [sessions]: ownSessions },
  steps: openAccount,
  shows: ({ dialog }) => dialog,
  ...rest,
});

async function changePassword(tools: SceneTools) {
  await openAccount(tools);
  await tools.field('own_account.password.current').fill('Timber-2026!');
  await tools.field('account.new_password').fill('Timber-2027!');
  await tools.field('account.repeat_password').fill('Timber-2027!');
  await tools.button('own_account.password.submit').click();
}

const ownAccountScenes: Scene[] = [
  ofAccount('sessions', { shows: ({ page, t }) => page.getByText(t('own_account.sessions.current')) }),
  ofAccount('loading', { answers: { [sessions]: 'never' }, waits: true }),
  ofAccount('sessions failed', {
    answers: { [sessions]: outage },
    shows: ({ page, t }) => page.getByText(t('own_account.sessions.failed')),
  }),
  ofAccount('one session', {
    answers: { [sessions]: () => ownSessions().slice(0, 1) },
    shows: ({ page, t }) => page.getByText(t('own_account.sessions.no_others')),
  }),
  ofAccount('older service', {
    answers: lacking('account'),
    shows: ({ page, t }) => page.getByText(t('own_account.password.by_mail')),
  }),
  ofAccount('end a session', {
    steps: async (tools) => {
      await openAccount(tools);
      const { page, like } = tools;
      await page
        .getByRole('button', { name: like('own_account.sessions.end_named') })
        .first()
        .click();
    },
    shows: ({ page, t }) => page.getByRole('dialog', { name: t('own_account.sessions.end_title') }),
  }),
  ofAccount('end all others', {
    steps: async (tools) => {
      await openAccount(tools);
      await tools.button('own_account.sessions.end_others').click();
    },
    shows: ({ page, t }) => page.getByRole('dialog', { name: t('own_account.sessions.end_others_title') }),
  }),
  ofAccount('weak password', {
    steps: async (tools) => {
      await openAccount(tools);
      await tools.field('account.new_password').fill('timber');
      await tools.field('account.repeat_password').fill('Timber');
      await tools.button('own_account.password.submit').click();
    },
  }),
  ofAccount('password refused', {
    answers: { [sessions]: ownSessions, 'PUT /account/password': { status: 400, message: 'Not changed.' } },
    steps: changePassword,
    shows: ({ page }) => page.getByText('Not changed.'),
  }),
  ofAccount('password changed', {
    answers: { [sessions]: ownSessions, 'PUT /account/password': () => null },
    steps: changePassword,
    shows: ({ page, t }) => page.getByText(t('own_account.password.done')),
  }),
];

const globalAdmins = 'GET /global-admins';

const ofGlobalAdmins = (name: string, rest: Partial<Scene> = {}): Scene => ({
  name: `global admins: ${name}`,
  as: 'global',
  path: '/global-admins',
  answers: {
    [globalAdmins]: (data) => [
      ...(Array.isArray(data) ? data : []),
      { userId: '1', name: 'Ida Skov', email: 'ida@stackyard.example', confirmed: true },
      { userId: '2', name: 'jens', email: 'jens@stackyard.example', confirmed: false },
    ],
  },
  ...rest,
});

const globalAdminScenes: Scene[] = [
  ofGlobalAdmins('list'),
  ofGlobalAdmins('loading', { answers: { [globalAdmins]: 'never' }, waits: true, shows: ({ main }) => main }),
  ofGlobalAdmins('failed', {
    answers: { [globalAdmins]: outage },
    shows: ({ button }) => button('ui.retry'),
  }),
  ofGlobalAdmins('add', {
    steps: ({ button }) => button('global_admins.add').click(),
    shows: ({ dialog }) => dialog,
  }),
  ofGlobalAdmins('remove oneself', {
    answers: {},
    steps: ({ chooseFromRow }) => chooseFromRow('global_admins.leave'),
    shows: ({ dialog }) => dialog,
  }),
  ofGlobalAdmins('not for this person', { as: 'organization', answers: {}, shows: ({ main }) => main }),
];

export const accountScenes: Scene[] = [
  { name: 'sign-in', path: '/', isOfTheDay: true },
  {
    name: 'sign-in: refused',
    path: '/',
    answers: { 'POST /auth/login': refused },
    steps: signIn,
    shows: ({ page }) => page.getByRole('alert').first(),
  },
  {
    name: 'sign-in: organisation inactive',
    path: '/',
    answers: { 'POST /auth/login': inactive },
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
  {
    name: 'sign-in: before the portal is there',
    path: '/',
    isFirstForm: true,
    shows: ({ button }) => button('login.submit'),
    waits: true,
  },
  {
    name: 'sign-in: sent before the portal is there',
    path: '/',
    isFirstForm: true,
    steps: signIn,
    shows: ({ page }) => page.locator('[data-sent]'),
    waits: true,
  },
  { name: 'forgot password', path: '/forgot-password', isOfTheDay: true },
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
  { name: 'reset password', path: `/reset-password${link}`, isOfTheDay: true },
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
  { name: 'reset password: spoilt link', path: '/reset-password', isOfTheDay: true },
  { name: 'confirm account', path: `/confirm${link}`, isOfTheDay: true },
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
  { name: 'confirm account: spoilt link', path: '/confirm', isOfTheDay: true },
  {
    name: 'not authorised',
    isOfTheDay: true,
    as: 'sawmill',
    path: '/organization/{orgId}',
    shows: ({ page, t }) => page.getByText(t('not_authorized.ask')),
  },
  { name: 'not authorised: signed out', path: '/notauthorized', isOfTheDay: true },
  { name: 'not found', path: '/nowhere', isOfTheDay: true },
  ...ownAccountScenes,
  ...globalAdminScenes,
];

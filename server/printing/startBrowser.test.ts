import { browserEnvironment } from './startBrowser';

it('passes on what a browser needs, and no secret', () => {
  const needed = {
    PATH: '/usr/bin',
    HOME: '/home/stackyard',
    LC_ALL: 'C.UTF-8',
    XDG_RUNTIME_DIR: '/run/user/1',
    https_proxy: 'http://proxy.example:3128',
    'ProgramFiles(x86)': 'C:\\Program Files (x86)',
  };
  const secrets = {
    SMTP_URL: 'smtps://user:password@mail.example',
    DATABASE_URL: 'postgres://user:password@db.example',
    TOKEN_SECRET: 'sesame',
    NODE_OPTIONS: '--inspect',
    MY_PATH_SECRET: 'sesame',
  };
  expect(browserEnvironment({ ...needed, ...secrets })).toEqual(needed);
});

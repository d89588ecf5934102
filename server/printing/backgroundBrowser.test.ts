import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const launcher = path.join(__dirname, 'background-browser.sh');

async function started(isDetached: boolean): Promise<string[]> {
  const shown = 'nice; if [ -e /proc/self/autogroup ]; then cut -d" " -f3 /proc/self/autogroup; fi';
  const [program, ...parameters] = [...(isDetached ? ['setsid', '--wait'] : []), launcher, '-c', shown];
  const environment = { ...process.env, BROWSER_PROGRAM: '/bin/sh' };
  const { stdout, stderr } = await promisify(execFile)(program ?? '', parameters, { env: environment });
  expect(stderr).toBe('');
  return stdout.trim().split('\n');
}

// The launcher's setsid and setpriv, and sessions that share processors, exist on Linux alone. Priorities of
// sessions are Linux's own: elsewhere there is nothing to test.
const itOnLinux = process.platform === 'linux' ? it : it.skip;
const autogroup = '/proc/self/autogroup';
const hasAutogroups = existsSync(autogroup);
const session = (hasAutogroups ? readFileSync(autogroup, 'utf8').trim() : '').split(' ').slice(2);
const low = String(Math.min(19, getPriority() + 5));

itOnLinux('a browser in a session of its own has a low priority, and its session has', async () => {
  expect(await started(true)).toEqual([low, ...(hasAutogroups ? ['5'] : [])]);
});

itOnLinux('a browser in the session of the service leaves the session as it is', async () => {
  expect(await started(false)).toEqual([low, ...session]);
});

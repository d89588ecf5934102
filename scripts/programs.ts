import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const needed: [program: string, debianPackage: string][] = [
  ['firefox-esr', 'firefox-esr'],
  ['WebKitWebDriver', 'webkit2gtk-driver'],
  ['Xvfb', 'xvfb'],
];

const servers = '/usr/lib/postgresql';
const oldestServer = 15;

export function serverPrograms(): string | null {
  if (!existsSync(servers)) return null;
  const versions = readdirSync(servers).map(Number);
  const [version] = versions.filter((one) => one >= oldestServer).sort((a, b) => a - b);
  const programs = path.join(servers, String(version), 'bin');
  return existsSync(path.join(programs, 'initdb')) ? programs : null;
}

export const missingServer = `Missing for the tests on a database server: PostgreSQL ${oldestServer} or newer. Install with: apt-get install postgresql`;

export function missingPrograms(): string | null {
  const missing = needed.filter(([program]) => !isInstalled(program));
  if (serverPrograms() === null) missing.push([`PostgreSQL ${oldestServer} or newer`, 'postgresql']);
  if (missing.length === 0) return null;
  const programs = missing.map(([program]) => program).join(', ');
  const packages = missing.map(([, debianPackage]) => debianPackage).join(' ');
  return `Missing for the tests in all engines and on a database server: ${programs}. Install with: apt-get install ${packages}`;
}

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

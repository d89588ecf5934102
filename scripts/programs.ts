import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The programs that `npm run test:all` needs besides Node, with their Debian packages. */
const needed: [program: string, debianPackage: string][] = [
  ['firefox-esr', 'firefox-esr'],
  ['WebKitWebDriver', 'webkit2gtk-driver'],
  ['Xvfb', 'xvfb'],
];

/** The missing programs and the line that installs them; null if none is missing. */
export function missingPrograms(): string | null {
  const missing = needed.filter(([program]) => !isInstalled(program));
  if (missing.length === 0) return null;
  const programs = missing.map(([program]) => program).join(', ');
  const packages = missing.map(([, debianPackage]) => debianPackage).join(' ');
  return `Missing for the tests in all engines: ${programs}. Install with: apt-get install ${packages}`;
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

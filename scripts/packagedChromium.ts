import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Chromium {
  executablePath: string;
  env: Record<string, string>;
}

export async function packagedChromium(): Promise<Chromium> {
  const folder = path.resolve('node_modules/.cache/chromium');
  mkdirSync(folder, { recursive: true });
  const { AWS_EXECUTION_ENV, TMPDIR, FONTCONFIG_PATH, LD_LIBRARY_PATH } = process.env;
  // The package unpacks into the temporary folder, and Chromium's libraries only if this environment variable
  // suggests AWS Lambda.
  Object.assign(process.env, { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x', TMPDIR: folder });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    const fonts = path.join(folder, 'fonts.conf');
    writeFileSync(fonts, fontSettings(path.join(folder, 'fonts'), path.join(folder, 'fonts-cache')));
    return {
      executablePath,
      env: { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'), FONTCONFIG_FILE: fonts },
    };
  } catch (cause) {
    throw new Error(
      'No Chromium for the tests. Install one with: apt-get install chromium (or set CHROMIUM_PATH)',
      { cause },
    );
  } finally {
    restore('AWS_EXECUTION_ENV', AWS_EXECUTION_ENV);
    restore('TMPDIR', TMPDIR);
    // The package sets these two to folders other than the one it unpacked into.
    restore('FONTCONFIG_PATH', FONTCONFIG_PATH);
    restore('LD_LIBRARY_PATH', LD_LIBRARY_PATH);
  }
}

/** Chromium crashes without a font, so these settings list the fonts of the machine and of the package. */
function fontSettings(folder: string, cache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
  <cachedir>${cache}</cachedir>
</fontconfig>
`;
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

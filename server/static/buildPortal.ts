import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const inputs = [
  'index.html',
  'package-lock.json',
  'postcss.config.cjs',
  'public',
  'scripts/catalogues.ts',
  'scripts/firstForm.ts',
  'scripts/usedStyles.ts',
  'src',
  'translations',
  'tsconfig.json',
  'vite.config.ts',
];

async function filesBelow(entry: string): Promise<string[]> {
  try {
    const entries = await readdir(entry, { recursive: true, withFileTypes: true });
    return entries.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
  } catch {
    return [entry];
  }
}

/** Hashes every file that can change the build, and the settings that Vite puts into it. */
async function hashOfInputs(root: string): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Promise.all(inputs.map((input) => filesBelow(path.join(root, input))))).flat().sort();
  for (const file of files) {
    hash.update(`${path.relative(root, file)}\n`);
    hash.update(await readFile(file));
  }
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return hash.update(JSON.stringify(settings.sort())).digest('hex');
}

/**
 * Builds the portal into `dist/portal` unless its sources are unchanged.
 * @returns the folder of the build
 */
export async function buildPortal(root: string, onBuild: () => void): Promise<string> {
  const folder = path.join(root, 'dist/portal');
  // Inside the build, because each build empties its folder first: an interrupted or other build does not
  // count.
  const stamp = path.join(folder, '.vite/inputs');
  const hash = await hashOfInputs(root);
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (built === hash) return folder;
  onBuild();
  const { build } = await import('vite');
  await build({ root, logLevel: 'warn' });
  await writeFile(stamp, hash);
  return folder;
}

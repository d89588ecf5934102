import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const inputs = [
  'docs/openapi.json',
  'index.html',
  'package-lock.json',
  'postcss.config.cjs',
  'public',
  'scripts/api-reference',
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

/** Inside the build, because each build empties its folder first: an interrupted build does not count. */
const stamp = 'dist/portal/.vite/inputs';

/** Keeps with a new build what it was made of, so that no start makes it again. */
export async function stampBuild(root: string): Promise<void> {
  await writeFile(path.join(root, stamp), await hashOfInputs(root));
}

/**
 * Builds the portal into `dist/portal` unless it is built from the same sources and settings.
 * @returns the folder of the build
 */
export async function buildPortal(root: string, onBuild: () => void): Promise<string> {
  const built = await readFile(path.join(root, stamp), 'utf8').catch(() => '');
  if (built !== (await hashOfInputs(root))) {
    onBuild();
    const { build } = await import('vite');
    await build({ root, logLevel: 'warn' });
    await stampBuild(root);
  }
  return path.join(root, 'dist/portal');
}

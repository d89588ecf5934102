import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { stampOfBuild } from './staticFiles.ts';

const BuiltFrom = z.object({
  inputs: z.array(z.string()),
  hash: z.string(),
});
export type BuiltFrom = z.infer<typeof BuiltFrom>;

async function filesBelow(entry: string): Promise<string[]> {
  try {
    const entries = await readdir(entry, { recursive: true, withFileTypes: true });
    return entries.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
  } catch {
    return [entry];
  }
}

/**
 * Returns a hash of these files, of all files below these folders, and of the settings that Vite puts into a
 * build.
 * @throws if a file is missing
 */
export async function hashOfInputs(root: string, inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Promise.all(inputs.map((input) => filesBelow(path.join(root, input))))).flat().sort();
  for (const file of files) {
    hash.update(`${path.relative(root, file)}\n`);
    hash.update(await readFile(file));
  }
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return hash.update(JSON.stringify(settings.sort())).digest('hex');
}

async function isUpToDate(root: string): Promise<boolean> {
  try {
    const { inputs, hash } = BuiltFrom.parse(
      JSON.parse(await readFile(path.join(root, 'dist/portal', stampOfBuild), 'utf8')),
    );
    return hash === (await hashOfInputs(root, inputs));
  } catch {
    // There is no build, or a file of it is gone.
    return false;
  }
}

export async function buildPortal(root: string, onBuild: () => void): Promise<string> {
  if (!(await isUpToDate(root))) {
    onBuild();
    const { build } = await import('vite');
    await build({ root, logLevel: 'warn' });
  }
  return path.join(root, 'dist/portal');
}

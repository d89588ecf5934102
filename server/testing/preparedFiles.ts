import { cpSync } from 'node:fs';
import path from 'node:path';

// `prepareTests.ts` has made these files.

export const programPath = (name: string) => path.join(process.env.TEST_PROGRAMS ?? '', name);

export const demoDump = () => path.join(process.env.TEST_FOLDERS ?? '', 'demo.tar');

export function makeDataFolder(folder: string, content: 'demo' | 'empty'): string {
  cpSync(path.join(process.env.TEST_FOLDERS ?? '', content), folder, { recursive: true });
  return folder;
}

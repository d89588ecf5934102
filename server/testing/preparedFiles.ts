import { cpSync } from 'node:fs';
import path from 'node:path';

// What `prepareTests.ts` has made.

/** A compiled program. */
export const programPath = (name: string) => path.join(process.env.TEST_PROGRAMS ?? '', name);

/** A file with the demo, for a database in memory. */
export const demoDump = () => path.join(process.env.TEST_FOLDERS ?? '', 'demo.tar');

/** Makes a data folder as a service leaves it that has the demo, or nothing in it. */
export function makeDataFolder(folder: string, content: 'demo' | 'empty'): string {
  cpSync(path.join(process.env.TEST_FOLDERS ?? '', content), folder, { recursive: true });
  return folder;
}

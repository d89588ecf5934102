import { rmSync } from 'node:fs';

/** Runs at the end: the service's data was for these tests only. */
export default function removeData(): void {
  const folder = process.env.E2E_DATA_DIR;
  if (folder) rmSync(folder, { recursive: true, force: true });
}

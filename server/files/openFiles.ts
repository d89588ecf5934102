import path from 'node:path';
import type { FileStore } from '../ports/fileStore';
import { folderStore } from './folderStore';

/** The store that the settings name. */
export function openFiles({ dataDir }: { dataDir: string }): FileStore {
  return folderStore(path.resolve(dataDir, 'files'));
}

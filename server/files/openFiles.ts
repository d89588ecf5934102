import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileStore } from '../ports/fileStore';
import type { FilesAddress } from './filesUrl';
import { folderStore } from './folderStore';
import { s3Store } from './s3Store';

interface StoreLocation {
  filesAddress: FilesAddress | undefined;
  dataDir: string;
}

export function openFiles({ filesAddress, dataDir }: StoreLocation): FileStore {
  if (filesAddress === undefined) return folderStore(path.resolve(dataDir, 'files'));
  return s3Store(filesAddress, path.join(tmpdir(), `stackyard-incoming-${process.getuid?.() ?? 'files'}`));
}

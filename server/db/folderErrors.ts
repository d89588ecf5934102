import { errorCodeOf } from '../domain/errorCode';

/** Why a data folder cannot be used. The message is one line for whoever starts the service. */
export abstract class DataFolderError extends Error {}

export class FolderInUseError extends DataFolderError {
  override name = 'FolderInUseError';

  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by another process (${pid}).`);
  }
}

export class FolderNotWritableError extends DataFolderError {
  override name = 'FolderNotWritableError';

  constructor(folder: string, cause: unknown) {
    super(`The data folder ${folder} cannot be written (${errorCodeOf(cause) ?? 'unknown reason'}).`, {
      cause,
    });
  }
}

export class NewerDatabaseError extends DataFolderError {
  override name = 'NewerDatabaseError';

  constructor(folder: string) {
    super(`The database in ${folder} was written by a newer version; it is left as it is.`);
  }
}

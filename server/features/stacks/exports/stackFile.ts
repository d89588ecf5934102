import type { Language } from '../../../domain/languages';
import type { Principal } from '../../../domain/principal';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import type { StackIds } from '../records/stackRecords';
import type { FileRequest } from './exports.routes';

export type FileDependencies = Pick<ServiceDependencies, 'database' | 'now' | 'publicUrl'>;

/** A file is made for a call, or later by a job, which also counts the stacks as they are written. */
export interface FileAsker {
  principal: Principal;
  language: Language;
  onWritten?: (stacks: number) => Promise<void>;
}

/**
 * The file is written while `parts` are read. `commonName` is the department or organisation that all of its
 * stacks have in common, and undefined if there is none. `ids` are the stacks that it was made of, all of `departmentIds`.
 */
export interface StackFile {
  parts: AsyncGenerator<Uint8Array, void>;
  commonName: string | undefined;
  ending: string;
  type: string;
  made: Date;
  ids: StackIds;
  departmentIds: readonly string[];
  isAdministered: boolean;
}

/** @throws ServiceFailure as the calls of the formats do, before the first part */
export type MakeFile = (asker: FileAsker, choice: FileRequest) => Promise<StackFile>;

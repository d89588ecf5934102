import { CommandError } from '../commands/commandError';
import { DataFolderError } from '../db/folderLock';
import { DatabaseServerError } from '../db/serverChecks';
import { OtherStoreError } from '../features/stacks/pictures/storeMark';
import { errorText } from '../http/errorText';
import { FilesUnavailable } from '../ports/fileStore';
import { SendingEnded } from '../sender/connection';
import { SettingsError } from '../settings/settings';
import { PortalMissing } from '../static/staticFiles';
import { OpenFilesLimitError } from './openFilesLimit';
import { PortError } from './startService';

const expected = [
  CommandError,
  DatabaseServerError,
  DataFolderError,
  FilesUnavailable,
  OpenFilesLimitError,
  OtherStoreError,
  PortalMissing,
  PortError,
  SendingEnded,
  SettingsError,
];

export function operatorLine(failure: unknown): string {
  const isExpected = failure instanceof Error && expected.some((kind) => failure instanceof kind);
  return isExpected ? failure.message : errorText(failure);
}

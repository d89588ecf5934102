import type { RequestListener, Server } from 'node:http';
import { DataFolderError } from './db/folderLock';
import { DatabaseServerError } from './db/serverChecks';
import { demoPassword } from './demo/seed/organizations/people';
import { errorText } from './http/errorText';
import { readTokenSecrets } from './secretSettings';
import { endOnUnexpectedFailure, logCall, serviceLog } from './serviceLog';
import { readSettings, SettingsError } from './settings';
import { PortError, startService } from './startService';

const accounts = [
  ['global@stackyard.example', 'global admin'],
  ['org@nordskov.example', 'organisation admin'],
  ['multi@stackyard.example', 'organisation admin of two organisations'],
  ['department@nordskov.example', 'department admin'],
  ['lead@nordskov.example', 'department admin of three departments'],
  ['sawmill@birkesav.example', 'sawmill user'],
  ['surveyor@nordskov.example', 'surveyor, no access to the portal'],
  ['inactive@nordskov.example', 'inactive, cannot sign in'],
] as const;

/** Runs until SIGTERM or SIGINT. A failed start is one line on the error stream and exit code 1. */
export async function runService(portal: (server: Server) => Promise<RequestListener>): Promise<void> {
  endOnUnexpectedFailure();
  try {
    const service = await startService({
      settings: readSettings(process.env),
      tokenSecrets: readTokenSecrets(process.env),
      portal,
      log: logCall,
      onProgress: (line) => console.info(line),
      onFailure: (line) => serviceLog.error(line),
    });
    console.info(`Stackyard runs at ${service.url}`);
    if (service.isDemo) {
      console.info(`Demo accounts, password ${demoPassword} for all:`);
      for (const [email, role] of accounts) console.info(`  ${email.padEnd(28)} ${role}`);
    }
    let isEnding = false;
    // A terminal and npm both send the interrupt: the second one must not cut the end short.
    const end = () => {
      if (isEnding) return;
      isEnding = true;
      service.close().then(
        () => process.exit(0),
        (failure) => {
          console.error(errorText(failure));
          process.exit(1);
        },
      );
    };
    process.on('SIGTERM', end);
    process.on('SIGINT', end);
  } catch (failure) {
    const isExpected =
      failure instanceof SettingsError ||
      failure instanceof PortError ||
      failure instanceof DataFolderError ||
      failure instanceof DatabaseServerError;
    console.error(isExpected ? failure.message : errorText(failure));
    process.exit(1);
  }
}

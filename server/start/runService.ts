import { demoPassword } from '../demo/seed/organizations/people';
import { errorText } from '../http/errorText';
import { readTokenSecrets } from '../settings/secretSettings';
import { readSettings } from '../settings/settings';
import { operatorLine } from './operatorLine';
import { endOnUnexpectedFailure, logCall, serviceLog } from './serviceLog';
import { type Portal, startService } from './startService';

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

const loopback = /^(localhost|127\..*|::1)$/;

/**
 * Runs the service until SIGTERM or SIGINT. A failed start writes one line to the error stream and gives exit
 * code 1.
 * @param wantsDemo an empty database is filled with the demo
 */
export async function runService(portal: Portal, wantsDemo: boolean): Promise<void> {
  endOnUnexpectedFailure();
  try {
    const settings = readSettings(process.env);
    const service = await startService({
      settings,
      wantsDemo,
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
      if (!loopback.test(settings.host))
        console.warn(
          `Warning: everybody who can reach ${service.url} can sign in with the accounts of this demo.`,
        );
    } else if (!service.hasGlobalAdmin)
      console.info('Nobody can sign in yet. The first global admin is made by: admin create <e-mail>');
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
    console.error(operatorLine(failure));
    process.exit(1);
  }
}

import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { backUp, restore } from '../commands/backUp';
import { checkCard, textOfCardFile } from '../commands/cardCommands';
import { CommandError } from '../commands/commandError';
import { handOver } from '../commands/commandSocket';
import { carryOut, readDatabaseCommand } from '../commands/databaseCommands';
import { migrate } from '../commands/migrate';
import { exportOrganization } from '../commands/organization-file/exportOrganization';
import { importOrganization } from '../commands/organization-file/importOrganization';
import { send } from '../commands/send';
import type { Database } from '../db/client';
import { FolderInUseError } from '../db/folderLock';
import { holdsAnything } from '../demo/seed/seedDatabase';
import { OtherStoreError, ownStoreOf } from '../features/stacks/pictures/storeMark';
import { openFiles } from '../files/openFiles';
import { outboxIn } from '../mail/outbox';
import { namingFilesUrl, readSettings, type Settings, settingsHelp } from '../settings/settings';
import { acceptedLanguage } from '../texts/language';
import { operatorLine } from './operatorLine';
import { runService } from './runService';
import { type Portal, seedDemo, usableDatabase } from './startService';

const usage = `Usage: stackyard <command>, with the settings of the service in the environment; --help lists both

  serve                   run service and portal; an empty database stays empty
  demo                    fill an empty database with the demo
  migrate                 bring the database that DATABASE_URL names up to date
  backup <file>           its data into a new file
  restore <file>          the data of the file into an empty database
  admin create <e-mail>   make a global admin, and print the link to the first password
  admin list              the global admins
  admin remove <e-mail>   take the right of a global admin away
  export <organisation> <file>
                          one organisation whole into a new zip, by its name or id
  import <file>           the organisation of such a zip into a service that lacks it
  card check <file>       what is wrong with the file of a measurement card
  card import <file>      publish it, as a new card or as the next version of the one with its name
  card export <name> [version]
                          print a card as such a file, in its newest published version
  retry                   try again what the service gave up: photographs, messages, mails, files to remove
  new-store               let the next start take another store of photographs, because the former one is lost
  erase <e-mail>          take everything out of the data that is known of a person, for good
  send <folder>           send the stacks of a folder to the service that STACKYARD_URL names, as a field app does`;

const secretsHelp = `  TOKEN_SECRET            signs the tokens of sessions; TOKEN_SECRET_FILE names a file with it
  TOKEN_SECRET_FORMER     still opens the sessions that it has signed; TOKEN_SECRET_FORMER_FILE`;

const help = `${usage}

Settings, described in docs/operations.md:

${settingsHelp.join('\n')}
${secretsHelp}`;

export async function runCommandLine(words: readonly string[], portal: Portal): Promise<void> {
  if (isCommand(words, 'serve')) return runService(portal, false);
  try {
    for (const line of await carryOutWords(words)) console.info(line);
  } catch (failure) {
    console.error(operatorLine(failure));
    process.exitCode = 1;
  }
}

function isCommand([word, ...parameters]: readonly string[], name: string): boolean {
  return word === name && parameters.length === 0;
}

async function carryOutWords(words: readonly string[]): Promise<string[]> {
  const [word, first, ...more] = words;
  const [second, ...beyond] = more;
  if (['--help', '-h', 'help'].some((asked) => isCommand(words, asked))) return [help];
  if (word === 'card' && second !== undefined && beyond.length === 0) {
    if (first === 'check') return checkCard(textOfCardFile(second));
    // The running service gets the text: it may have another working directory, and no right to read the file.
    if (first === 'import') return carryOutOnData([word, first, textOfCardFile(second)]);
  }
  if (isCommand(words, 'migrate')) return migrate();
  if (isCommand(words, 'demo')) return fillWithDemo();
  if (first !== undefined && more.length === 0) {
    if (word === 'backup') return backUp(first);
    if (word === 'restore') return restore(first);
    if (word === 'import') return onOrganizationFile((deps) => importOrganization(first, deps));
    if (word === 'send') return send(first);
  }
  if (word === 'export' && first !== undefined && second !== undefined && beyond.length === 0)
    return onOrganizationFile((deps) => exportOrganization(first, second, deps));
  return carryOutOnData(words);
}

async function carryOutOnData(words: readonly string[]): Promise<string[]> {
  const command = readDatabaseCommand(words);
  if (command === undefined) {
    const unknown = words.length === 0 ? '' : `There is no command "${words.join(' ')}".\n\n`;
    throw new CommandError(unknown + usage);
  }
  const settings = readSettings(process.env);
  const operator = { name: operatorName(), language: acceptedLanguage(process.env.LANG?.replace('_', '-')) };
  const folder = embeddedFolder(settings);
  if (folder !== undefined) {
    const answered = await handOver(folder, { words: [...words], operator });
    if (answered !== undefined) return answered;
    requireDatabase(folder);
  }
  const publicUrl = settings.publicUrl ?? `http://${settings.host}:${settings.port}`;
  // A running service has taken the command above.
  return onDatabase(settings, 'It is starting or ending: try again.', (database) =>
    carryOut(
      command,
      { database, now: () => new Date(), publicUrl, outbox: outboxIn(settings.dataDir) },
      operator,
    ),
  );
}

/**
 * The command is not handed to a running service that holds the folder: it would keep calls waiting, and the
 * service might not be able to read the file.
 */
async function onOrganizationFile(
  act: (deps: Parameters<typeof importOrganization>[1]) => Promise<string[]>,
): Promise<string[]> {
  const settings = readSettings(process.env);
  const folder = embeddedFolder(settings);
  if (folder !== undefined) requireDatabase(folder);
  return onDatabase(settings, 'End it first.', async (database) => {
    const { files, require } = ownStoreOf(database.unrecorded, openFiles(settings));
    await require().catch((failure: unknown) => {
      throw failure instanceof OtherStoreError ? failure : namingFilesUrl(failure);
    });
    return act({ database, files, now: () => new Date(), operator: operatorName() });
  });
}

function requireDatabase(folder: string): void {
  if (existsSync(path.join(folder, 'postgres'))) return;
  throw new CommandError(
    `There is no database in ${folder}. The command serve makes one; DATA_DIR names another folder.`,
  );
}

async function fillWithDemo(): Promise<string[]> {
  const settings = readSettings(process.env);
  return onDatabase(settings, 'End it first.', async (database) => {
    if (await holdsAnything(database.orm))
      throw new CommandError('The database is not empty. The demo is only written into an empty one.');
    await seedDemo(database, { settings, wantsDemo: true, onProgress: (line) => console.info(line) });
    return ['The database holds the demo now. Its accounts and their password are public.'];
  });
}

function embeddedFolder({ databaseAddress, dataDir }: Settings): string | undefined {
  return databaseAddress === undefined ? path.resolve(dataDir) : undefined;
}

/** @throws CommandError if another process holds the folder of the database */
async function onDatabase<Result>(
  settings: Settings,
  whenInUse: string,
  act: (database: Database) => Promise<Result>,
): Promise<Result> {
  let database: Database;
  try {
    database = await usableDatabase({ settings, onFailure: (line) => console.error(line) });
  } catch (failure) {
    if (!(failure instanceof FolderInUseError)) throw failure;
    throw new CommandError(`${failure.message} ${whenInUse}`);
  }
  try {
    return await act(database);
  } finally {
    await database.close();
  }
}

/** With `sudo`, this is the name of the person who called it. */
function operatorName(): string {
  return process.env.SUDO_USER ?? userInfo().username;
}

import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { errorCodeOf } from '../domain/errorCode';
import { languages } from '../domain/languages';
import { endServer } from '../http/endServer';
import { errorText } from '../http/errorText';
import { CommandError } from './commandError';
import type { Surroundings } from './databaseCommand';
import { carryOut, readDatabaseCommand } from './databaseCommands';

// The embedded database belongs to one process. A command on a folder that a service holds is carried out by that service.

const HandedOverSchema = z.object({
  words: z.array(z.string()),
  operator: z.object({ name: z.string(), language: z.enum(languages) }),
});

type HandedOver = z.infer<typeof HandedOverSchema>;

const AnswerSchema = z.union([z.object({ lines: z.array(z.string()) }), z.object({ refusal: z.string() })]);

type Answer = z.infer<typeof AnswerSchema>;

/**
 * Windows has no sockets in folders. It has named pipes, but access to a pipe would not be limited to the
 * owner of the folder.
 */
const hasSockets = process.platform !== 'win32';

function socketIn(folder: string): string {
  return path.join(folder, 'commands.sock');
}

/**
 * This process has locked the folder, and only its own account may connect to the socket.
 * @param onFailure gets a line if commands cannot be received; the service runs on without them
 */
export async function takeCommands(
  folder: string,
  surroundings: Surroundings,
  onFailure: (line: string) => void,
): Promise<{ close: () => Promise<void> }> {
  if (!hasSockets) return { close: async () => undefined };
  const server = createServer(async (incoming, response) => {
    const answer = await answerTo(await text(incoming), surroundings).catch((failure: unknown) => {
      onFailure(errorText(failure));
      return { refusal: 'The service could not carry the command out; its log says why.' };
    });
    response.end(JSON.stringify(answer));
  });
  const socket = socketIn(folder);
  // This process has the lock, so a socket that is there was left by a killed process.
  rmSync(socket, { force: true });
  const isListening = new Promise<void>((resolve) => {
    server.once('listening', resolve);
    server.once('error', (failure) => {
      onFailure(`No commands can be taken at ${socket} (${errorCodeOf(failure) ?? 'unknown reason'}).`);
      resolve();
    });
  });
  // `listen` creates the socket immediately, and no other account may ever reach it.
  const usual = process.umask(0o177);
  server.listen(socket);
  process.umask(usual);
  await isListening;
  return { close: () => endServer(server) };
}

async function answerTo(body: string, surroundings: Surroundings): Promise<Answer> {
  const { words, operator } = HandedOverSchema.parse(JSON.parse(body));
  try {
    const command = readDatabaseCommand(words);
    if (command === undefined)
      return { refusal: 'The running service does not know this command: it may be of another version.' };
    return { lines: await carryOut(command, surroundings, operator) };
  } catch (failure) {
    if (failure instanceof CommandError) return { refusal: failure.message };
    throw failure;
  }
}

const longestAnswer = 60_000;

/**
 * The service that holds the folder carries the command out.
 * @returns undefined if no service listens for commands
 * @throws CommandError if the command is refused, or the service does not answer
 */
export async function handOver(folder: string, command: HandedOver): Promise<string[] | undefined> {
  if (!hasSockets) return undefined;
  let answer: Answer;
  try {
    answer = AnswerSchema.parse(JSON.parse(await post(socketIn(folder), JSON.stringify(command))));
  } catch (failure) {
    const code = errorCodeOf(failure);
    // There is no socket, or one that a killed process has left, or the path is too long for one.
    if (code !== undefined && ['ENOENT', 'ECONNREFUSED', 'EINVAL', 'ENAMETOOLONG'].includes(code))
      return undefined;
    throw new CommandError(`The service that holds ${folder} does not answer.`);
  }
  if ('refusal' in answer) throw new CommandError(answer.refusal);
  return answer.lines;
}

function post(socketPath: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath, method: 'POST', path: '/', timeout: longestAnswer }, (response) =>
      text(response).then(resolve, reject),
    );
    asked.on('timeout', () => asked.destroy(new Error('It takes too long')));
    asked.on('error', reject);
    asked.end(body);
  });
}

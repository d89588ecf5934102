import { setTimeout } from 'node:timers/promises';
import { errorCodeOf } from '../domain/errorCode';
import { connect } from '../sender/connection';
import { stackSender } from '../sender/sendStacks';
import { type Fault, readStackFolder } from '../sender/stackFolder';
import { CommandError } from './commandError';
import { readSender } from './senderSettings';

/**
 * Sends stacks as a field app does. Faulty or refused stacks are reported on the error stream and make the
 * exit code 1; the others are sent.
 * @throws CommandError, SendingEnded
 */
export async function send(folder: string): Promise<string[]> {
  const { url, sender } = readSender(process.env);
  const { stacks, faults } = await readFolder(folder);
  for (const fault of faults) tell(fault);
  const onProgress = (line: string) => console.info(line);
  const connection = connect(url, sender, {
    fetch,
    wait: (milliseconds) => setTimeout(milliseconds),
    now: () => new Date(),
    random: Math.random,
    onProgress,
  });
  const { sent, send: sendAll } = stackSender(connection, { onProgress, onRefusal: tell });
  try {
    await sendAll(stacks);
  } finally {
    for (const [what, count] of Object.entries(sent))
      onProgress(`${what}: ${count.sent} sent, ${count.known} already there, ${count.refused} refused`);
  }
  if (faults.length + sent.messages.refused + sent.photographs.refused > 0) process.exitCode = 1;
  return [];
}

function tell({ file, field, reason }: Fault): void {
  console.error([file, field, reason].filter((part) => part !== undefined).join(': '));
}

async function readFolder(folder: string) {
  try {
    return await readStackFolder(folder);
  } catch (failure) {
    const code = errorCodeOf(failure);
    if (code === undefined) throw failure;
    throw new CommandError(`${folder} cannot be read (${code}).`);
  }
}

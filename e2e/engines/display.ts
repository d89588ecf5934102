import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/**
 * Starts a virtual screen with a server of its own, so that no window of another program affects position and
 * focus.
 */
export async function openDisplay(width: number, height: number) {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  tie(server);
  const number = await lineOf(server, server.stdout, /^(\d+)$/);
  return { name: `:${number}`, close: () => end(server) };
}

export function tie(program: ChildProcess): void {
  const kill = () => program.kill();
  process.once('exit', kill);
  program.once('exit', () => process.off('exit', kill));
}

export async function lineOf(program: ChildProcess, output: Readable, pattern: RegExp): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: output })) {
    lines.push(line);
    const found = pattern.exec(line)?.[1];
    if (found === undefined) continue;
    // A full pipe would block the program.
    output.resume();
    return found;
  }
  throw new Error(`${program.spawnfile} did not start:\n${lines.join('\n')}`);
}

export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}

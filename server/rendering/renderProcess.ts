import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { FilesUnavailable } from '../ports/fileStore';
import type { Render, Rendered } from '../ports/rendering';

/** What the process answers to a digest. */
export type RenderAnswer = { rendered: Rendered } | { message: string; isUnavailable: boolean };

interface Options {
  environment?: NodeJS.ProcessEnv;
  /** Milliseconds that a picture may take. */
  longest?: number;
  /** Milliseconds without a picture after which the process ends. */
  idle?: number;
}

/**
 * Makes pictures of photographs in a process of their own, which starts with the first of them. The decoders' threads belong to a
 * process and not to a thread of it: so they go behind the calls of the service, and what ends them ends nothing else.
 * The caller asks for one at a time.
 * @param program answers each digest with a `RenderAnswer`
 */
export function createRenderProcess(
  program: string,
  { environment = process.env, longest = 60_000, idle = 60_000 }: Options = {},
) {
  let running: ChildProcess | undefined;
  let ending: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    // What reads TypeScript here is not inherited: the program brings its own. Dates stay dates.
    const child = fork(program, { execArgv: [], serialization: 'advanced', env: environment });
    child.once('exit', () => {
      if (running === child) running = undefined;
    });
    // Before it has threads of its own, which do as it does.
    if (child.pid !== undefined) setPriority(child.pid, Math.min(19, getPriority() + 10));
    return child;
  }

  const render: Render = async (digest) => {
    clearTimeout(ending);
    running ??= start();
    const child = running;
    const late = setTimeout(() => child.kill('SIGKILL'), longest);
    try {
      const answer = await answerOf(child, digest);
      if ('rendered' in answer) return answer.rendered;
      throw answer.isUnavailable ? new FilesUnavailable(answer.message) : new Error(answer.message);
    } finally {
      clearTimeout(late);
      ending = setTimeout(() => void close(), idle).unref();
    }
  };

  async function close(): Promise<void> {
    clearTimeout(ending);
    const child = running;
    running = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  return { render, close };
}

async function answerOf(child: ChildProcess, digest: string): Promise<RenderAnswer> {
  const settled = new AbortController();
  const { signal } = settled;
  const end = async () => {
    await once(child, 'exit', { signal });
    throw new Error('The process that makes pictures has ended');
  };
  try {
    // Where it cannot be sent, the process has ended or is just ending.
    child.send(digest, () => undefined);
    const [answer]: RenderAnswer[] = await Promise.race([once(child, 'message', { signal }), end()]);
    if (answer === undefined) throw new Error('The process that makes pictures has said nothing');
    return answer;
  } finally {
    settled.abort();
  }
}

import { type ChildProcess, fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { errorCodeOf } from '../domain/errorCode';
import {
  type HasAllPixels,
  type Render,
  type Rendered,
  RenderingCrashed,
  RenderingFailed,
} from '../ports/rendering';
import type { RenderStep } from './renderPicture';

export type RenderJob = { digest: string } | { picture: Uint8Array };

type RenderResult = { rendered: Rendered } | { hasAllPixels: boolean };

export type RenderMessage = { step: RenderStep } | RenderResult | { message: string };

/**
 * Only the location of the store and the variables that every program needs are passed on, because the code
 * that decodes foreign files must not get the other secrets.
 */
const passedOn = ['DATA_DIR', 'FILES_URL', 'FILES_INSIDE', 'NODE_EXTRA_CA_CERTS', 'TMPDIR', 'PATH', 'TZ'];

export function storeEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(passedOn.map((name) => [name, environment[name]]));
}

/**
 * All limits are in milliseconds: `longestDecoding` for the pixels of a photograph; `longest` for a picture
 * including reading and storing, a little less than the time after which the caller gives up; `idle` for the
 * time without a picture after which the process ends.
 */
interface Options {
  environment?: NodeJS.ProcessEnv;
  longestDecoding?: number;
  longest?: number;
  idle?: number;
}

/**
 * Pictures are rendered in a process of their own, because decoders start threads that belong to the whole
 * process. So these threads have a lower priority than the calls of the service, and a crash ends nothing
 * else. The caller asks for one picture at a time.
 * @param program answers each job with `RenderMessage`s
 */
export function createRenderProcess(
  program: string,
  {
    environment = storeEnvironment(process.env),
    longestDecoding = 60_000,
    longest = 4 * 60_000,
    idle = 60_000,
  }: Options = {},
) {
  let running: ChildProcess | undefined;
  let ending: NodeJS.Timeout | undefined;
  let waiting: AbortController | undefined;

  function start(): ChildProcess {
    // The TypeScript loader is not inherited: the program brings its own. Dates stay dates.
    const child = fork(program, { execArgv: [], serialization: 'advanced', env: environment });
    // A process that could not be started has an error, and no exit.
    for (const event of ['error', 'exit'])
      child.on(event, () => {
        if (running === child) running = undefined;
      });
    // The priority is set before the process has threads of its own, which inherit it.
    if (child.pid !== undefined) setPriority(child.pid, Math.min(19, getPriority() + 10));
    return child;
  }

  async function resultOf(job: RenderJob, name: string): Promise<RenderResult> {
    clearTimeout(ending);
    running ??= start();
    waiting = new AbortController();
    const late = setTimeout(() => void close('takes too long'), longest);
    try {
      return await answerOf(running, job, { name, longestDecoding, signal: waiting.signal });
    } catch (failure) {
      // The state of the process is unknown, so the next picture gets another one.
      void close();
      throw failure;
    } finally {
      clearTimeout(late);
      ending = setTimeout(() => void close(), idle).unref();
    }
  }

  const render: Render = async (digest) => {
    const result = await resultOf({ digest }, `photograph ${digest}`);
    if ('rendered' in result) return result.rendered;
    throw new RenderingFailed('The process that makes pictures has answered something else');
  };

  const hasAllPixels: HasAllPixels = async (picture) => {
    const result = await resultOf({ picture }, 'picture');
    return 'hasAllPixels' in result && result.hasAllPixels;
  };

  async function close(reason = 'is ended'): Promise<void> {
    clearTimeout(ending);
    waiting?.abort(reason);
    const child = running;
    running = undefined;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  return { render, hasAllPixels, close: () => close() };
}

function answerOf(
  child: ChildProcess,
  job: RenderJob,
  { name, longestDecoding, signal }: { name: string; longestDecoding: number; signal: AbortSignal },
): Promise<RenderResult> {
  return new Promise((resolve, reject) => {
    let decoding: NodeJS.Timeout | undefined;
    const settle = (result: RenderResult | RenderingFailed) => {
      clearTimeout(decoding);
      child.off('message', onMessage).off('error', onError).off('exit', onExit);
      if (result instanceof RenderingFailed) reject(result);
      else resolve(result);
    };
    const fail = (reason: string) => settle(new RenderingFailed(`The process that makes pictures ${reason}`));
    const onMessage = (message: RenderMessage) => {
      clearTimeout(decoding);
      decoding = undefined;
      if ('rendered' in message || 'hasAllPixels' in message) settle(message);
      else if ('message' in message) settle(new RenderingFailed(message.message));
      else if (message.step === 'decoding')
        decoding = setTimeout(() => child.kill('SIGKILL'), longestDecoding);
    };
    const onError = (failure: Error) => fail(`cannot be used (${errorCodeOf(failure) ?? failure.name})`);
    const onExit = (code: number | null, by: NodeJS.Signals | null) => {
      if (decoding === undefined || by === null) fail(`has ended (${by ?? code})`);
      else settle(new RenderingCrashed(`The ${name} has ended the process that decodes it (${by})`));
    };
    child.on('message', onMessage).on('error', onError).on('exit', onExit);
    signal.addEventListener('abort', () => fail(String(signal.reason)));
    if (child.connected) child.send(job, (failure) => failure && onError(failure));
    else fail('could not be started');
  });
}

import { z } from 'zod';
import { errorCodeOf } from '../domain/errorCode';
import { mayPassLater, mostTries, pauseBefore } from './retries';

export type Sender = { key: string } | { email: string; password: string };

export interface SenderSurroundings {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  wait: (milliseconds: number) => Promise<void>;
  now: () => Date;
  random: () => number;
  onProgress: (line: string) => void;
}

interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

const EnvelopeSchema = z.object({
  data: z.unknown(),
  errorMessage: z.string().nullable(),
  fieldErrors: z
    .array(z.object({ field: z.string(), message: z.string(), suggestion: z.string().optional() }))
    .optional(),
});

type Envelope = z.infer<typeof EnvelopeSchema>;

export interface Answer extends Envelope {
  status: number;
}

interface Tried extends Answer {
  retryAfter: string | null;
}

const SignInSchema = z.object({ token: z.string() });

interface Failed extends Pick<Tried, 'status' | 'errorMessage' | 'retryAfter'> {
  tries: number;
}

/** One call may take this many milliseconds, enough for 20 MB over a slow line. */
const longestCall = 600_000;

export class SendingEnded extends Error {
  override name = 'SendingEnded';
}

export type Connection = ReturnType<typeof connect>;

export function connect(url: string, sender: Sender, surroundings: SenderSurroundings) {
  const { fetch, wait, now, random, onProgress } = surroundings;
  let token: Promise<string> | undefined;

  async function once({ method, path, headers, body }: Call): Promise<Tried> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${url}/api/v1${path}`, {
        method,
        headers: { 'Accept-Language': 'en', ...headers },
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(longestCall),
        // A redirect would take the key along to another host, and would turn a message into a GET.
        redirect: 'manual',
      });
      text = await response.text();
    } catch (failure) {
      return { status: 0, data: null, errorMessage: `no answer${reasonOf(failure)}`, retryAfter: null };
    }
    const { status } = response;
    const location = response.headers.get('location');
    if (status >= 300 && status < 400 && location !== null)
      throw new SendingEnded(
        `STACKYARD_URL leads to ${serviceAt(location, `${url}/api/v1${path}`)}. Name that, if it is the service.`,
      );
    const retryAfter = response.headers.get('retry-after');
    const envelope = EnvelopeSchema.safeParse(jsonIn(text)).data;
    if (envelope) return { ...envelope, status, retryAfter };
    // A proxy answers in words of its own.
    if (mayPassLater(status)) return { status, data: null, errorMessage: `answer ${status}`, retryAfter };
    throw new SendingEnded(`${url} does not answer as Stackyard does (${status}). Is STACKYARD_URL right?`);
  }

  async function untilAnswered(call: () => Promise<Tried>): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      const { retryAfter, ...answer } = await call();
      if (!mayPassLater(answer.status)) return answer;
      // The service answers, but fails at this call.
      if (tries >= mostTries && answer.status === 500) return answer;
      await pause({ ...answer, tries, retryAfter });
    }
  }

  async function pause({ tries, status, errorMessage, retryAfter }: Failed): Promise<void> {
    const reason = (errorMessage ?? '').replace(/\.$/, '');
    if (tries >= mostTries && status !== 429)
      throw new SendingEnded(
        `The service cannot take anything at the moment (${reason}). Run the command again later: it goes on where it ended.`,
      );
    const milliseconds = pauseBefore({ tries, retryAfter, now: now(), random: random() });
    onProgress(`The service cannot take it (${reason}). Next try in ${Math.ceil(milliseconds / 1000)} s.`);
    await wait(milliseconds);
  }

  async function signIn({ email, password }: { email: string; password: string }): Promise<string> {
    const answer = await untilAnswered(() =>
      once({
        method: 'POST',
        path: '/auth/login',
        // The answers are English as well; but mails to the person stay in the person's own language.
        headers: { 'Content-Type': 'application/json', 'Accept-Language': '*' },
        body: JSON.stringify({ username: email, password }),
      }),
    );
    const signedIn = SignInSchema.safeParse(answer.data).data;
    if (signedIn) return signedIn.token;
    throw new SendingEnded(`${email} cannot sign in: ${answer.errorMessage}`);
  }

  async function authorized(call: Call): Promise<Tried> {
    if ('key' in sender) return once({ ...call, headers: { ...call.headers, 'X-Api-Key': sender.key } });
    token ??= signIn(sender);
    const used = token;
    const withToken = async (value: string) =>
      once({ ...call, headers: { ...call.headers, Authorization: `Bearer ${value}` } });
    const answer = await withToken(await used);
    if (answer.status !== 401) return answer;
    // The token is valid for an hour. If several calls find it expired, only one signs in again.
    if (token === used) token = signIn(sender);
    return withToken(await token);
  }

  return {
    /**
     * The call is repeated until its answer is one that another try would not change.
     * @throws SendingEnded if no such answer comes for a long time, or the service does not know the sender
     */
    call: async (call: Call): Promise<Answer> => {
      const answer = await untilAnswered(() => authorized(call));
      if (answer.status !== 401) return answer;
      throw new SendingEnded(`The service does not take anything from this sender: ${answer.errorMessage}`);
    },
    pause,
  };
}

/**
 * The path and possible secrets are removed from the address of a redirect, so that messages can contain it.
 */
function serviceAt(location: string, from: string): string {
  if (!URL.canParse(location, from)) return 'another address';
  const { origin, pathname } = new URL(location, from);
  return `${origin}${pathname.replace(/(?:\/api\/v1)?\/?$|\/api\/v1\/.*$/, '')}`;
}

function reasonOf(failure: unknown): string {
  const cause = failure instanceof Error ? (failure.cause ?? failure) : failure;
  const code = errorCodeOf(cause);
  return code === undefined ? '' : `, ${code}`;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

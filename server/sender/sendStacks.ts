import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { errorCodeOf } from '../domain/errorCode';
import { BatchAnswerSchema, ingestBatchRoute, mostItems } from '../features/ingest/batch.routes';
import { StoredFileSchema } from '../features/ingest/files/files.routes';
import { type KnownStack, KnownStackSchema } from '../features/ingest/ingest.routes';
import type { Answer, Connection } from './connection';
import { mayPassLater, mostTries } from './retries';
import {
  type Fault,
  type FolderPhotograph,
  type FolderStack,
  type MessageKind,
  messagesOf,
} from './stackFolder';

const parallel = 4;

const toldEvery = 50;

interface Count {
  sent: number;
  known: number;
  refused: number;
}

interface Sent {
  messages: Count;
  photographs: Count;
}

interface Told {
  onProgress: (line: string) => void;
  onRefusal: (fault: Fault) => void;
}

const BatchAnswersSchema = z.object({ items: z.array(BatchAnswerSchema) });

/**
 * `sent` counts the result for each stack, even if sending ends early. All messages are sent each time,
 * because only the service can compare them with the stored ones; its answers say which photographs it lacks.
 * Refused stacks are reported, and the others are sent.
 */
export function stackSender(connection: Connection, { onProgress, onRefusal }: Told) {
  const sent: Sent = {
    messages: { sent: 0, known: 0, refused: 0 },
    photographs: { sent: 0, known: 0, refused: 0 },
  };

  function refuse(
    count: Count,
    file: string,
    answer: Pick<Answer, 'errorMessage' | 'fieldErrors'>,
    within = '',
  ) {
    count.refused += 1;
    const { errorMessage, fieldErrors = [] } = answer;
    if (fieldErrors.length === 0)
      onRefusal({ file, field: within || undefined, reason: errorMessage ?? 'It was refused.' });
    for (const { field, message, suggestion } of fieldErrors) {
      const reason = suggestion === undefined ? message : `${message} Free is ${suggestion}.`;
      onRefusal({ file, field: [within, field].filter(Boolean).join('.'), reason });
    }
  }

  async function sendMessages(stacks: readonly FolderStack[]): Promise<Map<string, KnownStack>> {
    const knownStacks = new Map<string, KnownStack>();
    let items: { stack: FolderStack; kind: MessageKind; content: unknown }[] = [];
    for (const stack of stacks) {
      const read = await messagesOf(stack);
      if ('reason' in read)
        for (const { kind } of stack.messages)
          refuse(sent.messages, read.file, { errorMessage: read.reason }, kind);
      else items.push(...read.map((message) => ({ stack, ...message })));
    }
    for (let tries = 1; items.length > 0; tries += 1) {
      const answer = await connection.call({
        method: 'POST',
        path: ingestBatchRoute.path,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          items: items.map(({ stack, kind, content }) => ({ clientKey: stack.clientKey, [kind]: content })),
        }),
      });
      const answers = BatchAnswersSchema.safeParse(answer.data).data?.items ?? [];
      const again: typeof items = [];
      let failed: Pick<Answer, 'status' | 'errorMessage'> = answer;
      for (const [index, item] of items.entries()) {
        const own = answers[index] ?? answer;
        if ('stack' in own && own.stack) {
          knownStacks.set(item.stack.clientKey, own.stack);
          sent.messages[own.stack.changed ? 'sent' : 'known'] += 1;
        } else if (own !== answer && mayPassLater(own.status) && (own.status !== 500 || tries < mostTries)) {
          again.push(item);
          failed = own;
        } else refuse(sent.messages, item.stack.name, own, item.kind);
      }
      items = again;
      if (items.length > 0) await connection.pause({ ...failed, tries, retryAfter: null });
    }
    return knownStacks;
  }

  async function knownStack(clientKey: string): Promise<KnownStack | undefined> {
    const answer = await connection.call({ method: 'GET', path: `/ingest/stack/${clientKey}` });
    return answer.status === 200 ? KnownStackSchema.parse(answer.data) : undefined;
  }

  async function sendPhotograph(
    { clientKey, departmentId }: FolderStack,
    { kind, path, name, mediaType }: FolderPhotograph,
    storedStack: KnownStack,
  ): Promise<void> {
    const count = sent.photographs;
    let content: Uint8Array<ArrayBuffer>;
    try {
      content = await readFile(path);
    } catch (failure) {
      return refuse(count, name, { errorMessage: `It cannot be read (${errorCodeOf(failure)}).` });
    }
    const digest = `sha-256=:${createHash('sha256').update(content).digest('base64')}:`;
    const present = storedStack.files.find((file) => file.contentDigest === digest && file.kind === kind);
    if (present?.state === 'Unreadable')
      return refuse(count, name, { errorMessage: 'It is damaged. Another photograph has to be sent.' });
    if (present) {
      count.known += 1;
      return;
    }
    const answer = await connection.call({
      method: 'PUT',
      path: `/ingest/stack/${clientKey}/file/${kind}?departmentId=${encodeURIComponent(departmentId)}`,
      headers: { 'Content-Type': mediaType, 'Content-Digest': digest },
      body: content,
    });
    const stored = StoredFileSchema.safeParse(answer.data).data;
    if (stored) count[stored.changed ? 'sent' : 'known'] += 1;
    else refuse(count, name, answer);
  }

  return {
    sent,
    /**
     * @throws SendingEnded if the service cannot be reached for a long time, or accepts nothing from the
     * sender
     */
    send: async (stacks: readonly FolderStack[]): Promise<void> => {
      const inAll = {
        messages: stacks.reduce((sum, stack) => sum + stack.messages.length, 0),
        photographs: stacks.reduce((sum, stack) => sum + stack.photographs.length, 0),
      };
      const tell = (what: keyof Sent) => {
        const count = sent[what];
        onProgress(`${count.sent + count.known + count.refused} of ${inAll[what]} ${what}`);
      };
      for (const batch of batchesOf(stacks)) {
        const knownStacks = await sendMessages(batch);
        tell('messages');
        const photographs = batch.flatMap((stack) =>
          stack.photographs.map((photograph) => ({ stack, photograph })),
        );
        let handled = 0;
        await inParallel(photographs, async ({ stack, photograph }) => {
          const { clientKey } = stack;
          const present = knownStacks.get(clientKey) ?? (await knownStack(clientKey));
          if (present) await sendPhotograph(stack, photograph, present);
          else
            refuse(sent.photographs, photograph.name, {
              errorMessage: 'The service does not have the stack yet.',
            });
          handled += 1;
          if (handled % toldEvery === 0 || handled === photographs.length) tell('photographs');
        });
      }
    },
  };
}

function batchesOf(stacks: readonly FolderStack[]): FolderStack[][] {
  const largest = ingestBatchRoute.largestBody ?? Number.POSITIVE_INFINITY;
  const batches: FolderStack[][] = [];
  let [items, bytes] = [mostItems, largest];
  for (const stack of stacks) {
    const own = stack.messages.reduce((sum, { bytes: ofMessage }) => sum + ofMessage + itemBytes, 0);
    if (items + stack.messages.length > mostItems || bytes + own > largest) {
      batches.push([]);
      [items, bytes] = [0, itemBytes];
    }
    batches.at(-1)?.push(stack);
    items += stack.messages.length;
    bytes += own;
  }
  return batches;
}

/** In a batch, each message takes this many bytes more, for its key and the name of its kind. */
const itemBytes = 100;

async function inParallel<Thing>(
  things: readonly Thing[],
  act: (thing: Thing) => Promise<void>,
): Promise<void> {
  // A loop that fails closes the generator for the others, too.
  const rest = (function* each() {
    yield* things;
  })();
  const work = async () => {
    for (const thing of rest) await act(thing);
  };
  const ends = await Promise.allSettled(Array.from({ length: parallel }, work));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

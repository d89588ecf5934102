/**
 * The attackers of `attack.ts` use 50 connections, each from its own address, and make 100 calls a second in
 * total. They run until the process gets a message, and send back how many answers of each kind they got.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';

export const kinds = ['bins', 'bodies', 'passwords', 'pictures', 'archives'] as const;
export type Kind = (typeof kinds)[number] | 'cheap';

export interface Target {
  origin: string;
  kinds: readonly Kind[];
  accounts: readonly Account[];
}

export interface Account {
  token: string;
  departmentIds: readonly string[];
  stackIds: readonly string[];
}

export type Answers = Record<string, number>;

interface Call {
  method: string;
  path: string;
  body?: string;
}

const connections = 50;
/**
 * Each connection makes its next call after this many milliseconds, which gives 100 calls a second in total.
 */
const pause = 500;
const bins = 5000;
const hour = 60 * 60_000;

function textsOf(count: number): string[] {
  return Array.from({ length: count }, () => randomUUID().repeat(3));
}

function idsOf(count: number): string[] {
  return Array.from({ length: count }, () => randomUUID());
}

function callsOf({ departmentIds, stackIds }: Account): Record<Kind, () => Call> {
  const to = Date.now();
  const hourly = {
    departmentIds,
    from: new Date(to - (bins - 2) * hour).toISOString(),
    to: new Date(to).toISOString(),
    resolution: 'Hourly',
    timeZone: 'Europe/Copenhagen',
  };
  const ids = { departmentIds: idsOf(10_000), sawmillIds: idsOf(10_000) };
  const large = JSON.stringify({ ...ids, surveyors: textsOf(950), registrators: textsOf(950) });
  const anyStack = () => stackIds[Math.floor(Math.random() * stackIds.length)] ?? '';
  return {
    cheap: () => ({ method: 'GET', path: '/user-info' }),
    bins: () => ({ method: 'PUT', path: '/stack/statistics', body: JSON.stringify(hourly) }),
    bodies: () => ({ method: 'PUT', path: '/stack/list', body: large }),
    passwords: () => {
      const body = JSON.stringify({ username: `${randomUUID()}@stackyard.example`, password: 'a wrong one' });
      return { method: 'POST', path: '/auth/login', body };
    },
    pictures: () => ({ method: 'GET', path: `/stack/${anyStack()}/file/FrontImageAnnotated` }),
    archives: () => ({
      method: 'PUT',
      path: '/stack/download-archive',
      body: JSON.stringify({ stackIds: Array.from({ length: 20 }, anyStack) }),
    }),
  };
}

function send(
  agent: Agent,
  url: string,
  { method, body = '' }: Call,
  headers: Record<string, string>,
): Promise<string> {
  return new Promise((resolve) => {
    const length = { 'Content-Length': String(Buffer.byteLength(body)) };
    const sent = request(url, { agent, method, headers: { ...headers, ...length } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(String(answer.statusCode)));
      answer.once('error', () => resolve('broken'));
    });
    sent.once('error', () => resolve('broken'));
    sent.end(body);
  });
}

async function attack(target: Target, answers: Answers, isOver: () => boolean): Promise<void> {
  const accounts = target.accounts.map((account) => ({ ...account, calls: callsOf(account) }));
  const connect = async (number: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const kind = target.kinds[number % target.kinds.length] ?? 'cheap';
    const round = Math.floor(number / target.kinds.length);
    const account = accounts[round % accounts.length];
    if (account === undefined) throw new Error('No account attacks');
    const headers: Record<string, string> = {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `198.51.100.${number + 1}`,
      Authorization: `Bearer ${account.token}`,
    };
    await setTimeout((number * pause) / connections);
    while (!isOver()) {
      const next = setTimeout(pause);
      const call = account.calls[kind]();
      const answer = `${kind} ${await send(agent, `${target.origin}/api/v1${call.path}`, call, headers)}`;
      answers[answer] = (answers[answer] ?? 0) + 1;
      await next;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => connect(number)));
}

const [, program, target] = process.argv;
if (program?.endsWith('attackers.ts') && target !== undefined) {
  setPriority(10);
  const answers: Answers = {};
  let isOver = false;
  process.once('message', () => {
    isOver = true;
    process.send?.(answers, () => process.exit());
  });
  await attack(JSON.parse(target), answers, () => isOver);
}

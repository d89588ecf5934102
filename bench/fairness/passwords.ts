import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { roundsOr } from '../rounds';
import { answerOf, inSeconds, password, people, timed } from './calls';

const address = () => `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;

export async function passwords(): Promise<void> {
  const oneHash = await timed(() => hash('a password', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }));
  const attempt = (username: string, secret: string, from: string) =>
    answerOf('POST', '/auth/login', { 'X-Forwarded-For': from }, { username, password: secret });
  const home = address();
  await attempt(people.north, password, home);
  let isOver = false;
  const flood: Record<number, number> = {};
  const connections = Array.from({ length: 70 }, async () => {
    while (!isOver) {
      const { status } = await attempt(`${randomUUID()}@x.example`, 'a wrong one', address());
      flood[status] = (flood[status] ?? 0) + 1;
    }
  });
  await setTimeout(3000);
  const owners = { 'who has signed in from there': home, 'who is new there': address() };
  const seen = Object.entries(owners).map(async ([who, from]) => {
    const username = from === home ? people.north : 'department@nordskov.example';
    const waits: number[] = [];
    const statuses: Record<number, number> = {};
    while (!isOver) {
      // The new version sees another address each time.
      const start = performance.now();
      const { status } = await attempt(username, password, from === home ? home : address());
      waits.push(performance.now() - start);
      statuses[status] = (statuses[status] ?? 0) + 1;
      await setTimeout(2000);
    }
    console.log(
      `  an owner ${who} waits ${inSeconds(Math.max(...waits))} at most, ${JSON.stringify(statuses)}`,
    );
  });
  await setTimeout(12_000 * roundsOr(10));
  isOver = true;
  await Promise.all([...seen, ...connections]);
  console.log(`  one hash takes ${oneHash.toFixed(0)} ms; the flood was answered ${JSON.stringify(flood)}`);
}

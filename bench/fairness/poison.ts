import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { roundsOr } from '../rounds';
import { answerOf, call, fields, inSeconds, sendPhotograph } from './calls';
import { brokenPicture, picture, slowPicture } from './pictures';

const rounds = roundsOr(10);

export async function poison(): Promise<void> {
  const [north, south] = await fields();
  let isOver = false;
  const poisons = Array.from({ length: 100 * rounds }, () => randomUUID());
  const flood = async () => {
    const statuses: Record<number, number> = {};
    for (let sent = 0; sent < poisons.length; sent += 1) {
      const isSlow = sent % 100 === 0;
      const bytes = isSlow ? await slowPicture() : await brokenPicture();
      const { status } = await sendPhotograph(
        north,
        poisons[sent] ?? '',
        bytes,
        isSlow ? 'image/png' : 'image/jpeg',
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    isOver = true;
    return statuses;
  };
  const sending = flood();
  const waits: number[] = [];
  while (!isOver || waits.length < rounds) {
    const stack = randomUUID();
    const start = performance.now();
    const { status, text } = await sendPhotograph(south, stack, await picture());
    if (status >= 300) throw new Error(`A good photograph was answered ${status}: ${text}`);
    for (;;) {
      const { files } = await call('GET', `/ingest/stack/${stack}`, south.key);
      if (files[0]?.state === 'Shown') break;
      await setTimeout(100);
    }
    waits.push(performance.now() - start);
    await setTimeout(2000);
  }
  console.log(`  poisons were answered ${JSON.stringify(await sending)}`);
  console.log(`  ${waits.length} good photographs were shown after ${inSeconds(Math.max(...waits))} at most`);
  const begun = performance.now();
  let waiting = poisons.length;
  while (waiting > 0 && performance.now() - begun < 10 * 60_000) {
    await setTimeout(5000);
    const states = await Promise.all(
      poisons.map((stack) => answerOf('GET', `/ingest/stack/${stack}`, north.key)),
    );
    waiting = states.filter(({ text }) => text.includes('"Waiting"')).length;
  }
  console.log(`  ${waiting} poisons wait ${inSeconds(performance.now() - begun)} after the last one`);
}

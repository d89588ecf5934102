import { z } from 'zod';
import { mainThreadEvents, tasksOf, withTasks } from './longestTask';
import type { TraceEvent } from './traces';

export const withFunctions = [
  withTasks,
  'disabled-by-default-devtools.timeline.stack',
  'disabled-by-default-v8.cpu_profiler',
];

const Frame = z.object({
  functionName: z.string(),
  url: z.string().optional(),
  lineNumber: z.number().optional(),
  columnNumber: z.number().optional(),
});

const Chunk = z.object({
  data: z.object({
    cpuProfile: z
      .object({
        nodes: z
          .array(z.object({ id: z.number(), parent: z.number().optional(), callFrame: Frame }))
          .optional(),
        samples: z.array(z.number()).optional(),
      })
      .optional(),
    timeDeltas: z.array(z.number()).optional(),
  }),
});

const Start = z.object({ data: z.object({ startTime: z.number() }) });

const Forced = z.object({ beginData: z.object({ stackTrace: z.tuple([Frame], Frame) }) });

const layouts = ['Layout', 'UpdateLayoutTree'];

export interface TaskProfile {
  milliseconds: number;
  /**
   * The milliseconds are given for each function, the longest first: `own` for itself, `whole` including the
   * functions that it called.
   */
  functions: { name: string; own: number; whole: number }[];
  forced: { caller: string; count: number; milliseconds: number }[];
}

interface Sample {
  at: number;
  microseconds: number;
  pid: number;
  stack: string[];
}

function nameOf({ functionName, url, lineNumber, columnNumber }: z.infer<typeof Frame>): string {
  const file = url?.split('/').at(-1);
  return `${functionName || 'anonymous'}${file ? ` ${file}:${lineNumber}:${columnNumber}` : ''}`;
}

function samplesOf(events: readonly TraceEvent[]): Sample[] {
  const mains = new Set(mainThreadEvents(events).map(({ pid, tid }) => `${pid} ${tid}`));
  // Workers have profiles, too, and the parts of a profile come from the thread that takes it.
  const starts = events.filter(({ name, pid, tid }) => name === 'Profile' && mains.has(`${pid} ${tid}`));
  return starts.flatMap(({ id, pid, args }) => {
    const nodes = new Map<number, { name: string; parent: number | undefined }>();
    const stackOf = (node: number | undefined): string[] => {
      const found = node === undefined ? undefined : nodes.get(node);
      return found ? [found.name, ...stackOf(found.parent)] : [];
    };
    const samples: Sample[] = [];
    let at = Start.parse(args).data.startTime;
    const chunks = events.filter(
      (event) => event.name === 'ProfileChunk' && event.id === id && event.pid === pid,
    );
    for (const chunk of chunks.toSorted((one, other) => one.ts - other.ts)) {
      const { cpuProfile, timeDeltas = [] } = Chunk.parse(chunk.args).data;
      for (const { id, parent, callFrame } of cpuProfile?.nodes ?? [])
        nodes.set(id, { name: nameOf(callFrame), parent });
      for (const [index, node] of (cpuProfile?.samples ?? []).entries()) {
        const microseconds = timeDeltas[index] ?? 0;
        at += microseconds;
        samples.push({ at, microseconds, pid, stack: stackOf(node) });
      }
    }
    return samples;
  });
}

function functionsOf(samples: readonly Sample[]): TaskProfile['functions'] {
  const found = new Map<string, { own: number; whole: number }>();
  for (const { microseconds, stack } of samples)
    for (const name of new Set(stack)) {
      const { own, whole } = found.get(name) ?? { own: 0, whole: 0 };
      const milliseconds = microseconds / 1000;
      found.set(name, { own: own + (name === stack[0] ? milliseconds : 0), whole: whole + milliseconds });
    }
  return [...found]
    .map(([name, times]) => ({ name, ...times }))
    .filter(({ name }) => name !== '(root)')
    .toSorted((one, other) => other.own - one.own);
}

function forcedOf(events: readonly TraceEvent[]): TaskProfile['forced'] {
  const found = new Map<string, { count: number; milliseconds: number }>();
  for (const { name, args, dur = 0 } of events) {
    const forced = layouts.includes(name) ? Forced.safeParse(args) : undefined;
    if (!forced?.success) continue;
    const caller = nameOf(forced.data.beginData.stackTrace[0]);
    const { count, milliseconds } = found.get(caller) ?? { count: 0, milliseconds: 0 };
    found.set(caller, { count: count + 1, milliseconds: milliseconds + dur / 1000 });
  }
  return [...found]
    .map(([caller, sums]) => ({ caller, ...sums }))
    .toSorted((one, other) => other.milliseconds - one.milliseconds);
}

export function longestTasks(events: readonly TraceEvent[], count: number): TaskProfile[] {
  const samples = samplesOf(events);
  const ofPages = mainThreadEvents(events);
  return tasksOf(events)
    .slice(0, count)
    .map(({ start, end, pid }) => {
      const isWithin = (at: number, process: number) => process === pid && start <= at && at <= end;
      return {
        milliseconds: (end - start) / 1000,
        functions: functionsOf(samples.filter((sample) => isWithin(sample.at, sample.pid))),
        forced: forcedOf(ofPages.filter((event) => isWithin(event.ts, event.pid))),
      };
    });
}

const taskCount = 3;
const lineCount = 8;

export function printProfile(title: string, events: readonly TraceEvent[]): void {
  console.log(title);
  for (const { milliseconds, functions, forced } of longestTasks(events, taskCount)) {
    console.log(`  a task of ${milliseconds.toFixed(1)} ms`);
    for (const { name, own, whole } of functions.slice(0, lineCount))
      console.log(`    ${own.toFixed(1)} ms in ${name}, ${whole.toFixed(1)} ms with what it calls`);
    for (const { caller, count, milliseconds: cost } of forced.slice(0, lineCount))
      console.log(`    ${count} layouts or styles forced by ${caller}, ${cost.toFixed(1)} ms`);
  }
}

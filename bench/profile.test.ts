import { longestTasks } from './profile';
import type { TraceEvent } from './traces';

const page = { pid: 1, tid: 1 };
const name: TraceEvent = {
  ...page,
  name: 'thread_name',
  ph: 'M',
  ts: 0,
  args: { name: 'CrRendererMain' },
};
const task = (ts: number, dur: number, thread = page): TraceEvent => ({
  ...thread,
  name: 'RunTask',
  ph: 'X',
  ts,
  dur,
});

const frame = (functionName: string) => ({
  functionName,
  url: 'http://127.0.0.1/assets/list.js',
  lineNumber: 4,
  columnNumber: 2,
});

const profile: TraceEvent[] = [
  { ...page, name: 'Profile', ph: 'P', id: '0x1', ts: 0, args: { data: { startTime: 0 } } },
  {
    // The thread that takes the profile is another one.
    pid: 1,
    tid: 9,
    name: 'ProfileChunk',
    ph: 'P',
    id: '0x1',
    ts: 1,
    args: {
      data: {
        cpuProfile: {
          nodes: [
            { id: 1, callFrame: { functionName: '(root)' } },
            { id: 2, parent: 1, callFrame: frame('render') },
            { id: 3, parent: 2, callFrame: frame('format') },
          ],
          samples: [2, 3, 3],
        },
        timeDeltas: [12_000, 3_000, 5_000],
      },
    },
  },
];

const layout = (ts: number, stackTrace?: object[]): TraceEvent => ({
  ...page,
  name: 'Layout',
  ph: 'X',
  ts,
  dur: 2_000,
  args: { beginData: { ...(stackTrace && { stackTrace }) } },
});

describe('longestTasks', () => {
  it('takes the main thread, the longest first', () => {
    const events = [name, task(0, 5_000), task(10_000, 20_000), task(0, 90_000, { pid: 1, tid: 2 })];
    expect(longestTasks(events, 5).map(({ milliseconds }) => milliseconds)).toEqual([20, 5]);
  });

  it('names the functions of a task, with those that they called', () => {
    const [longest] = longestTasks([name, task(11_000, 20_000), ...profile], 1);
    expect(longest?.functions).toEqual([
      { name: 'render list.js:4:2', own: 12, whole: 20 },
      { name: 'format list.js:4:2', own: 8, whole: 8 },
    ]);
  });

  it('counts the layouts of a task that a script forced, and not those of a frame', () => {
    const forced = [layout(12_000, [frame('measure')]), layout(13_000, [frame('measure')]), layout(14_000)];
    const [longest] = longestTasks([name, task(11_000, 20_000), ...forced], 1);
    expect(longest?.forced).toEqual([{ caller: 'measure list.js:4:2', count: 2, milliseconds: 4 }]);
  });
});

import type { Bounds } from '@/features/stack-map/geometry/bounds';
import { type ClusterInput, createClusterIndex } from './clusterIndex';
import { startClusterWorker } from './startClusterWorker';

jest.mock('comlink', () => ({
  wrap: (worker: MockWorker) => (input: ClusterInput) => worker.load(input),
}));

const unanswered = <Answer>() => new Promise<Answer>(() => undefined);

class MockWorker {
  static started: MockWorker[] = [];
  static areMute = false;
  isKilled = MockWorker.areMute;
  wasTerminated = false;

  constructor() {
    MockWorker.started.push(this);
  }

  load(input: ClusterInput) {
    const index = createClusterIndex(input);
    const answer = <Answer>(value: Answer) => (this.isKilled ? unanswered<Answer>() : Promise.resolve(value));
    return answer({
      marksIn: (...question: Parameters<typeof index.marksIn>) => answer(index.marksIn(...question)),
      clusterHolding: (...question: Parameters<typeof index.clusterHolding>) =>
        answer(index.clusterHolding(...question)),
    });
  }

  terminate() {
    this.wasTerminated = true;
  }
}

const input: ClusterInput = { coordinates: new Float64Array([9.9, 56.8]), states: new Uint8Array([0]) };
const everywhere: Bounds = [-180, -85, 180, 85];

describe('the worker that clusters the stacks', () => {
  const { Worker } = globalThis;
  const onFailure = jest.fn();
  const marks = (port: ReturnType<typeof startClusterWorker>) => port.marksIn(everywhere, 8);

  beforeEach(() => {
    jest.useFakeTimers();
    onFailure.mockClear();
    MockWorker.started = [];
    MockWorker.areMute = false;
    Object.assign(globalThis, { Worker: MockWorker });
  });
  afterEach(() => {
    jest.useRealTimers();
    Object.assign(globalThis, { Worker });
  });

  it('is replaced when it falls silent, and the open question is answered all the same', async () => {
    const port = startClusterWorker(input, onFailure);
    expect(await marks(port)).toHaveLength(1);
    const [first] = MockWorker.started;
    if (first) first.isKilled = true;
    const asked = marks(port);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await asked).toHaveLength(1);
    expect(MockWorker.started.map(({ wasTerminated }) => wasTerminated)).toEqual([true, false]);
    expect(await port.clusterHolding(0, 8)).toBeUndefined();
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is replaced once for all questions that are open', async () => {
    const port = startClusterWorker(input, onFailure);
    await marks(port);
    const [first] = MockWorker.started;
    if (first) first.isKilled = true;
    const asked = [marks(port), marks(port), marks(port)];
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await Promise.all(asked)).toHaveLength(3);
    expect(MockWorker.started).toHaveLength(2);
  });

  it('has failed when the one in its place says nothing either', async () => {
    const port = startClusterWorker(input, onFailure);
    await marks(port);
    const [first] = MockWorker.started;
    if (first) first.isKilled = true;
    MockWorker.areMute = true;
    void marks(port);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onFailure).toHaveBeenCalled();
  });

  it('may take its time to begin, and is not missed once it is closed', async () => {
    MockWorker.areMute = true;
    const port = startClusterWorker(input, onFailure);
    void marks(port);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(MockWorker.started).toHaveLength(1);
    port.close();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(MockWorker.started).toHaveLength(1);
    expect(onFailure).not.toHaveBeenCalled();
  });
});

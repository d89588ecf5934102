export interface Random {
  /** The number is in [0, 1). */
  next: () => number;
  int: (from: number, to: number) => number;
  between: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(choices: readonly [T, ...T[]]) => T;
  weighted: <T>(choices: readonly [Weighted<T>, ...Weighted<T>[]]) => T;
  normal: (mean: number, deviation: number) => number;
  logNormal: (median: number, sigma: number) => number;
}

export type Weighted<T> = readonly [choice: T, weight: number];

/**
 * Each name has a sequence of its own, so that one more random number in one place changes nothing elsewhere.
 */
export function createRandom(seed: number, stream: string): Random {
  const next = sfc32(seed, stream);
  const between = (from: number, to: number) => from + next() * (to - from);
  const int = (from: number, to: number) => Math.floor(between(from, to + 1));
  const normal = (mean: number, deviation: number) =>
    mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    next,
    int,
    between,
    chance: (probability) => next() < probability,
    pick: (choices) => choices[int(0, choices.length - 1)] ?? choices[0],
    weighted: (choices) => {
      let rest = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [choice, weight] of choices) {
        rest -= weight;
        if (rest < 0) return choice;
      }
      return choices[0][0];
    },
    normal,
    logNormal: (median, sigma) => median * Math.exp(normal(0, sigma)),
  };
}

/**
 * The generator is Chris Doty-Humphrey's "small fast counting" generator (sfc32), seeded by a hash of the
 * stream's name.
 */
function sfc32(seed: number, stream: string): () => number {
  let [a, b, c] = [seed | 0, 0x9e3779b9, 0x243f6a88];
  for (let index = 0; index < stream.length; index += 1) {
    const code = stream.charCodeAt(index);
    a = Math.imul(a ^ code, 0x85ebca6b);
    b = Math.imul(b ^ (a >>> 13) ^ code, 0xc2b2ae35);
    c = (c + b + (a >>> 16)) | 0;
  }
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

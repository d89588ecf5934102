export interface Limit {
  most: number;
  minutes: number;
}

/** Moments by key within a sliding window; old ones are forgotten. */
export class SlidingWindow {
  readonly #moments = new Map<string, number[]>();

  readonly #most: number;
  readonly #milliseconds: number;

  constructor({ most, minutes }: Limit) {
    this.#most = most;
    this.#milliseconds = minutes * 60_000;
  }

  /** Milliseconds until another attempt is free; 0 when it is now. */
  wait(key: string, now: number): number {
    const recent = this.#recent(key, now);
    const oldest = recent[recent.length - this.#most];
    return oldest === undefined ? 0 : oldest + this.#milliseconds - now;
  }

  add(key: string, now: number): void {
    for (const known of this.#moments.keys()) this.#recent(known, now);
    this.#moments.set(key, [...this.#recent(key, now), now]);
  }

  remove(key: string, moment: number): void {
    const moments = this.#moments.get(key);
    const index = moments?.indexOf(moment) ?? -1;
    if (index >= 0) moments?.splice(index, 1);
  }

  #recent(key: string, now: number): number[] {
    const recent = (this.#moments.get(key) ?? []).filter((moment) => moment > now - this.#milliseconds);
    if (recent.length > 0) this.#moments.set(key, recent);
    else this.#moments.delete(key);
    return recent;
  }
}

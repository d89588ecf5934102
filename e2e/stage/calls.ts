import type { Page, Request, Route } from '@playwright/test';
import type { Answer, Change } from '../scenes/answers';
import type { Scene } from '../scenes/scene';

/** These calls only read, although some of them are PUT. The scene must answer every other call itself. */
const harmless =
  /^(GET .*|PUT \/stack\/(list|map-list|map-points|filter-options|statistics|waiting|volumes|ageing|totals|download-|export-).*|POST \/stack\/[^/]+\/report-token)$/;
const portalFiles = /\/assets\/(?!first-form)[^/]+\.(js|css)$/;
const workerScript = /worker-[\w-]+\.js$/i;

export class Calls {
  readonly #page: Page;
  readonly #change: Change | undefined;
  readonly #answers: [RegExp, Answer][];
  readonly #open = new Set<Request>();
  readonly #held: Route[] = [];
  readonly #answered = new Set<string>();
  #refused: string[] = [];

  /** @param change modifies every answer that has data */
  constructor(page: Page, scene: Scene, change?: Change) {
    this.#page = page;
    this.#change = change;
    const answers = typeof scene.answers === 'function' ? scene.answers() : scene.answers;
    this.#answers = Object.entries(answers ?? {}).map(([call, answer]) => [
      new RegExp(`^${call.replaceAll('*', '(?!list\\b)[^/]+')}$`),
      answer,
    ]);
    page.on('request', (request) => {
      // The browser reports no response for a worker's own script.
      if (!workerScript.test(request.url())) this.#open.add(request);
    });
    page.on('response', (response) => this.#open.delete(response.request()));
    page.on('requestfailed', (request) => this.#open.delete(request));
  }

  get open(): string[] {
    return [...this.#open].map((request) => request.url());
  }

  async route(isFirstForm: boolean) {
    await this.#page.route('**/api/v1/**', (route) => this.#answer(route));
    if (isFirstForm) await this.#page.route(portalFiles, (route) => this.#hold(route));
  }

  #hold(route: Route) {
    this.#open.delete(route.request());
    this.#held.push(route);
  }

  /**
   * A closed page would send its held calls to the service. A save that one scene never answers would then
   * change the data of the next scene.
   */
  async abortHeld() {
    await Promise.all(this.#held.map((route) => route.abort()));
  }

  /** @throws if the scene has tried to change data that other scenes show */
  check() {
    if (this.#refused.length > 0) throw new Error(`it has no answer for ${this.#refused.join(', ')}`);
  }

  async #answer(route: Route) {
    const request = route.request();
    const call = `${request.method()} ${new URL(request.url()).pathname.replace('/api/v1', '')}`;
    const answer = this.#answers.find(([pattern]) => pattern.test(call))?.[1];
    if (answer === 'once' && !this.#answered.has(call)) {
      this.#answered.add(call);
      return route.continue();
    }
    if (answer === 'never' || answer === 'once') {
      return this.#hold(route);
    }
    if (answer === undefined) {
      if (harmless.test(call)) return this.#change ? this.#fulfil(route, (data) => data) : route.continue();
      this.#refused.push(call);
      return route.abort();
    }
    if (typeof answer === 'object')
      return route.fulfill({ status: answer.status, json: { data: null, errorMessage: answer.message } });
    if (!harmless.test(call))
      return route.fulfill({ json: { data: this.#changed(answer(null)), errorMessage: null } });
    return this.#fulfil(route, answer);
  }

  #changed(data: unknown): unknown {
    return this.#change ? this.#change(data) : data;
  }

  async #fulfil(route: Route, answer: Change) {
    const real = await route.fetch();
    const hasData = real.ok() && real.headers()['content-type']?.includes('json');
    if (!hasData) return route.fulfill({ response: real });
    const body: unknown = await real.json();
    const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
    return route.fulfill({ response: real, json: { data: this.#changed(answer(data)), errorMessage: null } });
  }
}

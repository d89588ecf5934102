import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIRequestContext, test as base, expect, type TestInfo } from '@playwright/test';
import { launchChromium } from './chromium';
import type { Engine } from './engine';
import { launchFirefox } from './firefox';
import { Person } from './person';
import { launchWebKit } from './webkit';

const launchers = { Chromium: launchChromium, Firefox: launchFirefox, WebKit: launchWebKit };

export interface EngineOptions {
  engine: keyof typeof launchers;
  width: number;
}

const height = 844;

class ProjectBrowser {
  readonly #options: EngineOptions;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'stackyard-browser-'));
  readonly downloads = path.join(this.#folder, 'downloads');
  #engine: Engine | undefined;
  #window = '';
  #launches = 0;

  constructor(options: EngineOptions) {
    this.#options = options;
    mkdirSync(this.downloads);
  }

  async forNextPerson(baseUrl: string): Promise<Engine> {
    this.#engine ??= await this.#launch();
    const engine = this.#engine;
    // Windows are closed from the last on, because Chromium numbers them. WebKit lists them in any order.
    const others = (await engine.windows()).filter((one) => one !== this.#window);
    for (const other of others.toReversed()) await engine.closeWindow(other);
    await engine.switchTo(this.#window);
    // A file of the portal shares its storage, and has no page that would write there again.
    await engine.open(`${baseUrl}/logo.svg`);
    await engine.evaluate('[localStorage.clear(), sessionStorage.clear()].length');
    for (const file of readdirSync(this.downloads)) rmSync(path.join(this.downloads, file));
    return engine;
  }

  async #launch(): Promise<Engine> {
    const { engine, width } = this.#options;
    this.#launches += 1;
    const home = path.join(this.#folder, `home-${this.#launches}`);
    mkdirSync(home);
    const launched = await launchers[engine]({ width, height, downloads: this.downloads, home });
    expect(await launched.evaluate('[innerWidth, innerHeight]')).toEqual([width, height]);
    [this.#window = ''] = await launched.windows();
    return launched;
  }

  screenshot(): Promise<Buffer | undefined> {
    return this.#engine?.screenshot().catch(() => undefined) ?? Promise.resolve(undefined);
  }

  async close(): Promise<void> {
    await this.#engine?.close();
    this.#engine = undefined;
  }

  async remove(): Promise<void> {
    await this.close();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

const test = base.extend<object, EngineOptions & { projectBrowser: ProjectBrowser }>({
  engine: ['Chromium', { option: true, scope: 'worker' }],
  width: [1440, { option: true, scope: 'worker' }],
  projectBrowser: [
    async ({ engine, width }, use) => {
      const browser = new ProjectBrowser({ engine, width });
      await use(browser);
      await browser.remove();
    },
    { scope: 'worker' },
  ],
});

type Walk = (walker: { person: Person; request: APIRequestContext }) => Promise<void>;

async function walkOnce(
  browser: ProjectBrowser,
  baseUrl: string,
  info: TestInfo,
  walk: (person: Person) => Promise<void>,
): Promise<'done' | 'browser died'> {
  try {
    await walk(new Person(await browser.forNextPerson(baseUrl), baseUrl, browser.downloads));
    return 'done';
  } catch (failure) {
    const picture = await browser.screenshot();
    if (!picture) {
      console.warn(`${info.project.name}, ${info.title}: the browser died. ${failure}`);
      return 'browser died';
    }
    writeFileSync(info.outputPath('failed.png'), picture);
    throw failure;
  }
}

/**
 * Runs one of the main jobs. A browser crash is not a failure of the portal, so the job runs once more in
 * another browser. A page that crashes the second browser too has failed.
 */
export function job(title: string, walk: Walk): void {
  test(title, async ({ projectBrowser, request, baseURL }, info) => {
    const walkAs = (person: Person) => walk({ person, request });
    if ((await walkOnce(projectBrowser, baseURL ?? '', info, walkAs)) === 'done') return;
    await projectBrowser.close();
    expect(await walkOnce(projectBrowser, baseURL ?? '', info, walkAs)).toBe('done');
  });
}

export { expect };

import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Tokens, texts, violationsOf } from '../portal';
import { listenForData } from '../pseudo/pseudoFindings';
import { pseudoCatalogue, speakPseudo } from '../pseudo/pseudoLanguage';
import { longestNames } from '../scenes/answers';
import { findPlaces, tokensOf } from '../scenes/places';
import type { Account, Scene, SceneTools } from '../scenes/scene';
import { Calls } from './calls';

type Language = 'en' | 'da' | 'de' | 'pl' | 'pseudo';
type Scheme = 'light' | 'dark';

const locales = { en: 'en-GB', da: 'da-DK', de: 'de-DE', pl: 'pl-PL', pseudo: 'en-GB' };

/** A session is valid for an hour; after half of it the next scene gets a new one. */
const sessionMs = 30 * 60_000;
const patienceMs = 30_000;
export const isPhoneWidth = (width: number) => width <= 480;

export interface Setting {
  language: Language;
  width: number;
  scheme: Scheme;
  /** Every name that the service answers has 255 letters and no blank. */
  hasLongestNames?: true;
}

interface Shown {
  context: BrowserContext;
  tokens: Tokens | null;
  violations: string[];
}

export function isShownAt({ only }: Scene, width: number): boolean {
  return only === undefined || (only === 'phone') === isPhoneWidth(width);
}

function screenOf(width: number) {
  return { width, height: isPhoneWidth(width) ? 844 : 900 };
}

export class Stage {
  readonly #browser: Browser;
  readonly #baseUrl: string;
  readonly #now: string;
  readonly #tokens = new Map<Account, { tokens: Promise<Tokens>; at: number }>();
  readonly #contexts = new Map<string, Shown>();
  #places: Promise<Record<string, string>> | undefined;

  constructor(browser: Browser, baseUrl: string, now: string) {
    this.#browser = browser;
    this.#baseUrl = baseUrl;
    this.#now = now;
  }

  async show<Result>(
    scene: Scene,
    setting: Setting,
    look: (
      page: Page,
      rest: () => Promise<void>,
      data: () => Promise<Set<string>>,
      resize: (width: number) => Promise<void>,
    ) => Promise<Result>,
  ): Promise<Result> {
    const tokens = scene.as ? await this.#tokensOf(scene.as) : null;
    this.#places ??= findPlaces(this.#baseUrl);
    const places = await this.#places;
    const { context, violations } = await this.#context(scene, setting, tokens);
    violations.length = 0;
    const page = await context.newPage();
    const calls = new Calls(page, scene, setting.hasLongestNames && longestNames);
    const data = listenForData(page);
    try {
      page.setDefaultTimeout(patienceMs);
      await page.setViewportSize(screenOf(setting.width));
      await page.emulateMedia({ colorScheme: setting.scheme, reducedMotion: 'reduce' });
      await calls.route(scene.isFirstForm === true);
      const path = scene.path.replace(/\{(\w+)\}/g, (_, name) => {
        if (!places[name]) throw new Error(`e2e/scenes/places.ts has no ${name}`);
        return places[name];
      });
      // A page that never loads completely counts as open once its form is there.
      await page.goto(this.#baseUrl + path, { waitUntil: scene.isFirstForm ? 'commit' : 'load' });
      const firstForm = page.locator('#first-form form');
      await firstForm.waitFor({ state: scene.isFirstForm ? 'visible' : 'detached' });
      const tools = toolsOf(page, setting);
      const heading = page.locator('h1').first();
      if (scene.steps) {
        await heading.waitFor();
        // A new page takes the focus, which would close a menu opened earlier.
        await rest(page, calls, scene);
        await scene.steps(tools);
      }
      const shown = (scene.shows?.(tools) ?? heading).first();
      await shown.waitFor();
      const { pathname } = new URL(page.url());
      if (scene.as && !scene.shows && ['/', '/notauthorized'].includes(pathname))
        throw new Error(`its visitor was sent to ${pathname}`);
      await page.mouse.move(0, 0);
      const quiet = () => rest(page, calls, scene);
      const checkShown = async () => {
        if (!(await shown.isVisible())) throw new Error('what it shows went away');
      };
      let isResized = false;
      const result = await look(page, quiet, data, async (width) => {
        await checkShown();
        isResized = true;
        await page.setViewportSize(screenOf(width));
        await quiet();
      });
      calls.check();
      if (violations.length > 0) throw new Error(`it broke a rule: ${violations.splice(0).join(', ')}`);
      // A menu closes when the screen changes its width.
      if (!isResized) await checkShown();
      return result;
    } finally {
      await calls.abortHeld();
      await page.close();
    }
  }

  #tokensOf(account: Account): Promise<Tokens> {
    const known = this.#tokens.get(account);
    if (known && Date.now() - known.at < sessionMs) return known.tokens;
    const tokens = tokensOf(this.#baseUrl, account);
    this.#tokens.set(account, { tokens, at: Date.now() });
    return tokens;
  }

  async #context({ as }: Scene, { language, width }: Setting, tokens: Tokens | null): Promise<Shown> {
    const isPhone = isPhoneWidth(width);
    const key = `${as} ${language} ${isPhone}`;
    const known = this.#contexts.get(key);
    if (known?.tokens === tokens) return known;
    await known?.context.close();
    const context = await this.#browser.newContext({
      locale: locales[language],
      timezoneId: 'Europe/Copenhagen',
      hasTouch: isPhone,
      isMobile: isPhone,
    });
    const made = { context, tokens, violations: violationsOf(context) };
    this.#contexts.set(key, made);
    if (language === 'pseudo') await speakPseudo(context);
    // tsx writes `__name` into functions to keep their names; the page lacks it.
    await context.addInitScript('globalThis.__name = (named) => named');
    await context.addInitScript(pinPage, { now: Date.parse(this.#now), tokens });
    return made;
  }
}

function pinPage({ now, tokens }: { now: number; tokens: Tokens | null }) {
  globalThis.Date = new Proxy(Date, {
    construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [now]),
    get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
  });
  // The empty page before it has no storage.
  if (location.protocol === 'about:') return;
  localStorage.clear();
  // The previous scene remembered its frame.
  sessionStorage.removeItem('stackyard.frame');
  if (tokens && !sessionStorage.getItem('stackyard.session'))
    sessionStorage.setItem('stackyard.session', JSON.stringify({ ...tokens, receivedAt: now }));
}

function toolsOf(page: Page, { language, width }: Setting): SceneTools {
  const t = textsIn(language);
  const like = (id: string) => anyValues(t(id));
  const main = page.getByRole('main');
  return {
    page,
    t,
    like,
    main,
    dialog: page.getByRole('dialog').or(page.getByRole('alertdialog')),
    button: (id) => page.getByRole('button', { name: like(id) }).first(),
    field: (id) => page.getByLabel(like(id)).first(),
    chooseFromRow: async (id) => {
      await main.locator('[data-row-menu]').first().click();
      await page.getByRole('menuitem', { name: like(id) }).click();
    },
    isPhone: isPhoneWidth(width),
  };
}

function textsIn(language: Language): (id: string) => string {
  if (language !== 'pseudo') return texts(language);
  const catalogue = pseudoCatalogue();
  return (id) => catalogue[id] ?? id;
}

const choice = /\{\w+, ?(?:plural|select),((?:[^{}]|\{[^{}]*\})*)\}/;

function anyValues(message: string): RegExp {
  const plain = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^{}]*\}|#/g, '.*');
  const parts = message.split(choice).map((part, place) => {
    if (place % 2 === 0) return plain(part);
    return `(?:${[...part.matchAll(/\{([^{}]*)\}/g)].map(([, form = '']) => plain(form)).join('|')})`;
  });
  return new RegExp(`^${parts.join('')}$`);
}

async function rest(page: Page, calls: Calls, scene: Scene) {
  const end = Date.now() + patienceMs;
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (let quiet = 0; quiet < 2; ) {
    const busy = await page.evaluate((waits) => {
      const isUnderWay = ({ timeline, effect, playState }: Animation) =>
        // Scroll-driven animations of a table follow its position and never finish.
        timeline instanceof DocumentTimeline &&
        playState === 'running' &&
        Number(effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY;
      // The code of a map loads after its frame; a failed part offers to try again.
      const isMapped = [...document.querySelectorAll('[data-map-frame]')].every((frame) => {
        const map = frame.querySelector('.maplibregl-map');
        return map ? /GeoNames/.test(map.textContent) : frame.querySelector('button') !== null;
      });
      return [
        ...(!waits && document.querySelector('[aria-busy="true"]') ? ['a busy part'] : []),
        ...[...document.images]
          .filter((image) => !image.complete && image.loading !== 'lazy')
          .map(({ src }) => src),
        ...(isMapped ? [] : ['the map']),
        // Half-faded colours and half-open drawers are not checked. A waiting page animates endlessly.
        ...(document.getAnimations().some(isUnderWay) ? ['an animation'] : []),
      ];
    }, scene.waits);
    const open = [...busy, ...calls.open];
    if (open.length > 0 && Date.now() > end) throw new Error(`it does not come to rest: ${open}`);
    quiet = open.length > 0 ? 0 : quiet + 1;
    await page.waitForTimeout(50);
  }
}

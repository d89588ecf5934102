import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { password } from '../portal';
import type { Engine, Key } from './engine';
import { type Find, type Found, libraryExpression, lookExpression } from './finder';

type Seen = NonNullable<Found['first']>;

const timeout = 60_000;
const filePatience = 180_000;

async function until<Answer>(
  ask: () => Promise<Answer | undefined>,
  explain: () => string,
  limit = timeout,
): Promise<Answer> {
  for (const end = Date.now() + limit; ; ) {
    let failure: unknown;
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (thrown) {
      // A page gives no answer during a navigation.
      failure = thrown;
    }
    if (Date.now() > end) throw failure ?? new Error(explain());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const words = ({ role, name, label, text, within }: Find): string =>
  `${role ?? (label ? 'label' : 'text')} ${name ?? label ?? text ?? ''}${within ? ` in ${words(within)}` : ''}`;

export class Person {
  readonly #engine: Engine;
  readonly #baseUrl: string;
  readonly #downloads: string;

  constructor(engine: Engine, baseUrl: string, downloads: string) {
    this.#engine = engine;
    this.#baseUrl = baseUrl;
    this.#downloads = downloads;
  }

  open(path: string): Promise<void> {
    return this.#engine.open(this.#baseUrl + path);
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#engine.evaluate(expression);
  }

  press(key: Key): Promise<void> {
    return this.#engine.press(key);
  }

  async #look(find: Find): Promise<Found> {
    const answer = await this.#engine.evaluate(lookExpression(find));
    if (isFound(answer)) return answer;
    await this.#engine.evaluate(libraryExpression);
    return this.#look(find);
  }

  async count(find: Find): Promise<number> {
    return (await this.#look(find)).count;
  }

  sees(find: Find, fits: (seen: Seen) => boolean = () => true): Promise<Seen> {
    let last: Seen | null = null;
    return until(
      async () => {
        last = (await this.#look(find)).first;
        return last && fits(last) ? last : undefined;
      },
      () => `${words(find)}: ${last ? JSON.stringify(last) : 'not found'}`,
    );
  }

  async seesNo(find: Find): Promise<void> {
    await until(
      async () => (await this.count(find)) === 0 || undefined,
      () => `${words(find)}: is still there`,
    );
  }

  async click(find: Find): Promise<void> {
    let before = '';
    const { point } = await this.sees(find, (seen) => {
      const here = JSON.stringify(seen.point);
      const isAtRest = here === before;
      before = here;
      return isAtRest && seen.obstacle === null && !seen.isDisabled;
    });
    await this.#engine.click(point.x, point.y);
  }

  canReach(find: Find): Promise<boolean> {
    return until(
      async () => (await this.#look(find)).first?.isUnfolded || undefined,
      () => `${words(find)}: cannot be reached`,
      1000,
    ).catch(() => false);
  }

  /**
   * Opens a folded section. Content that loads above the heading may move it away from the pointer; the click
   * is then repeated.
   */
  async unfold(heading: Find, inside: Find): Promise<void> {
    await until(
      async () => {
        await this.click(heading);
        return (await this.canReach(inside)) || undefined;
      },
      () => `${words(inside)}: stays folded below ${words(heading)}`,
    );
  }

  async type(find: Find, text: string): Promise<void> {
    await until(
      async () => {
        // The press is repeated if the form has rendered again in between.
        await this.click(find);
        return (await this.#look(find)).first?.isFocused || undefined;
      },
      () => `${words(find)}: does not take the focus`,
    );
    await this.#engine.press('End');
    await this.#engine.type(text);
    await this.sees(find, (seen) => seen.value.endsWith(text));
  }

  async seesAddress(pattern: RegExp): Promise<URL> {
    let address = '';
    return until(
      async () => {
        address = String(await this.evaluate('location.href'));
        return pattern.test(address) ? new URL(address) : undefined;
      },
      () => `The address is ${address}, not ${pattern}`,
    );
  }

  async inNewWindow(action: () => Promise<void>): Promise<void> {
    const before = await this.#engine.windows();
    await action();
    const opened = await until(
      async () => (await this.#engine.windows()).find((window) => !before.includes(window)),
      () => 'No window was opened',
    );
    await this.#engine.switchTo(opened);
  }

  async saved(name: RegExp): Promise<Buffer> {
    const file = await until(
      async () => {
        const files = readdirSync(this.#downloads);
        // Firefox creates an empty file under the final name before it writes the bytes.
        const finished = (found: string) => statSync(path.join(this.#downloads, found)).size > 0;
        return files.some((found) => /\.(part|wkdownload)$/.test(found))
          ? undefined
          : files.find((found) => name.test(found) && finished(found));
      },
      () => `No file ${name} was saved, only ${readdirSync(this.#downloads)}`,
      filePatience,
    );
    return readFileSync(path.join(this.#downloads, file));
  }

  async newWindow(): Promise<string> {
    const before = await this.#engine.windows();
    await this.inNewWindow(() => this.#engine.newWindow());
    return before.at(-1) ?? '';
  }

  switchTo(window: string): Promise<void> {
    return this.#engine.switchTo(window);
  }

  async signIn(username: string): Promise<void> {
    await this.open('/');
    await this.fillInForm(username);
  }

  async fillInForm(username: string): Promise<void> {
    await this.type({ label: 'E-mail' }, username);
    await this.type({ label: 'Password' }, password);
    await this.click({ role: 'button', name: 'Log in' });
    await this.sees({ role: 'button', name: 'Your account' });
  }

  async openMenu(): Promise<void> {
    const button = { role: 'button', name: 'Menu' };
    if ((await this.count(button)) > 0) await this.click(button);
  }
}

function isFound(answer: unknown): answer is Found {
  return typeof answer === 'object' && answer !== null && 'count' in answer;
}

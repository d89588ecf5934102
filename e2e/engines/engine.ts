/** What the jobs need of a browser. Clicks and keys are input events, made by the browser itself: what lies on top gets them. */
export interface Engine {
  open(url: string): Promise<void>;
  /** The value of an expression in the page of the current window; something that JSON can say. */
  evaluate(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  windows(): Promise<string[]>;
  switchTo(window: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface LaunchOptions {
  width: number;
  height: number;
  /** An empty folder that the browser saves downloads to, and another that is the home of its settings. */
  downloads: string;
  home: string;
}

/** Keys by the characters that WebDriver and WebDriver BiDi give them. */
export const keys = { Enter: '\uE007', Escape: '\uE00C', End: '\uE010' };
export type Key = keyof typeof keys;

/** The environment of a browser. It has the language and time zone of the other end-to-end tests. */
export const environment = {
  ...process.env,
  LANG: 'C.UTF-8',
  LANGUAGE: 'en_GB',
  TZ: 'Europe/Copenhagen',
  // No screen reader listens, and without a desktop there is no bus to ask for one.
  NO_AT_BRIDGE: '1',
};

/** Nothing listens there: what is not the portal's own cannot be reached, as on a machine without internet. */
export const nowhere = '127.0.0.1:9';

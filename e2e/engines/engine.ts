/**
 * The parts of a browser that the jobs need. The browser itself creates the input events, so the topmost element
 * gets them.
 */
export interface Engine {
  open(url: string): Promise<void>;
  /** The value of an expression in the page of the current window; must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  windows(): Promise<string[]>;
  /** As the person opens one, not a page. */
  newWindow(): Promise<void>;
  switchTo(window: string): Promise<void>;
  closeWindow(window: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface LaunchOptions {
  width: number;
  height: number;
  /** An empty folder for the browser's downloads, and another as the home of its settings. */
  downloads: string;
  home: string;
}

/** The characters of WebDriver and WebDriver BiDi for these keys. */
export const keys = { Enter: '\uE007', Escape: '\uE00C', End: '\uE010' };
export type Key = keyof typeof keys;

/** The same language and time zone as in the other end-to-end tests. */
export const environment = {
  ...process.env,
  LANG: 'C.UTF-8',
  LANGUAGE: 'en_GB',
  TZ: 'Europe/Copenhagen',
  // Without a screen reader and a desktop there is no accessibility bus.
  NO_AT_BRIDGE: '1',
};

/** A proxy address without a listener: the browser reaches only the portal, as on a machine without internet. */
export const nowhere = '127.0.0.1:9';

/**
 * These are the only functions of a browser that the jobs need. The browser itself creates the input events,
 * so that the topmost element gets them.
 */
export interface Engine {
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page of the current window. The value of the expression must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  windows(): Promise<string[]>;
  newWindow(): Promise<void>;
  switchTo(window: string): Promise<void>;
  closeWindow(window: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface LaunchOptions {
  width: number;
  height: number;
  downloads: string;
  home: string;
}

export const keys = { Enter: '\uE007', Escape: '\uE00C', End: '\uE010' };
export type Key = keyof typeof keys;

export const environment = {
  ...process.env,
  LANG: 'C.UTF-8',
  LANGUAGE: 'en_GB',
  TZ: 'Europe/Copenhagen',
  // Without a screen reader and a desktop there is no accessibility bus.
  NO_AT_BRIDGE: '1',
};

/** Nothing listens at this proxy address, so the browser reaches only the portal, as on a machine without internet. */
export const nowhere = '127.0.0.1:9';

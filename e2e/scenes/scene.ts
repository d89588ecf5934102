import type { Locator, Page } from '@playwright/test';
import type { Answer } from './answers';

export const accounts = {
  global: 'global@stackyard.example',
  organization: 'org@nordskov.example',
  department: 'department@nordskov.example',
  lead: 'lead@nordskov.example',
  sawmill: 'sawmill@birkesav.example',
};

export type Account = keyof typeof accounts;

/** A screen in one of its states. The caller chooses language, width and scheme for each picture. */
export interface Scene {
  /** Screen and state, such as `organisations: empty`. */
  name: string;
  /** The visitor; not signed in by default. */
  as?: Account;
  /** May contain places in braces, such as `{orgId}` (places.ts). */
  path: string;
  /**
   * Replaced answers, by method and path, such as `PUT /stack/list`; a star is one id or word of the path, except
   * `list`. A function makes those that remember what was done, for one picture.
   */
  answers?: Record<string, Answer> | (() => Record<string, Answer>);
  /** Actions on the page before its picture. */
  steps?: (tools: SceneTools) => Promise<void>;
  /** Must be visible; the heading of the page by default. */
  shows?: (tools: SceneTools) => Locator;
  /** The walk over the scenes shows it by day, too: one of each page and of each kind of dialog. By night it shows all. */
  isOfTheDay?: true;
  /** For a state that exists on one of them only. */
  only?: 'phone' | 'desktop';
  /** A call never ends, so the page never comes to rest. */
  waits?: true;
  /** The form of index.html is wanted: the portal's files, which put the page in its place, do not come. */
  isFirstForm?: true;
}

export interface SceneTools {
  page: Page;
  main: Locator;
  dialog: Locator;
  /** The portal's texts in the language of the picture, by message id. */
  t: (id: string) => string;
  /** A pattern for a message with any values. */
  like: (id: string) => RegExp;
  /** The first button whose name is this message. */
  button: (id: string) => Locator;
  /** The first field whose label is this message. */
  field: (id: string) => Locator;
  /** Opens the menu of the first row or card of the page, and chooses from it. */
  chooseFromRow: (id: string) => Promise<void>;
  isPhone: boolean;
}

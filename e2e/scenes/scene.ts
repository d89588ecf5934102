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

/** A screen in one of its states. Language, width and scheme are chosen when its picture is taken. */
export interface Scene {
  /** Screen and state, such as `organisations: empty`. */
  name: string;
  /** Who looks at it; without it no one is signed in. */
  as?: Account;
  /** May hold places in braces, such as `{organization}` (places.ts). */
  path: string;
  /** Calls that are answered otherwise, by method and path, such as `PUT /stack/list`; a star is one id or word of the path, but `list`. */
  answers?: Record<string, Answer>;
  /** What is done on the page before it is looked at. */
  steps?: (tools: SceneTools) => Promise<void>;
  /** What has to be there; otherwise the heading of the page. */
  shows?: (tools: SceneTools) => Locator;
  /** Where it exists on one of them only. */
  only?: 'phone' | 'desktop';
  /** Something is still on its way, so the page never comes to rest. */
  waits?: true;
}

export interface SceneTools {
  page: Page;
  main: Locator;
  dialog: Locator;
  /** What the portal says in the language of the picture, by message id. */
  t: (id: string) => string;
  /** The same of a message with values, where any may stand. */
  like: (id: string) => RegExp;
  /** The first button whose name is this message. */
  button: (id: string) => Locator;
  /** The first field whose label is this message. */
  field: (id: string) => Locator;
  /** Opens the menu of the first row or card of the page, and chooses from it. */
  chooseFromRow: (id: string) => Promise<void>;
  isPhone: boolean;
}

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

/**
 * A scene is a screen in one of its states.
 * - `path` may contain placeholders in braces, such as `{orgId}` (places.ts).
 * - `answers` has keys of method and path, such as `PUT /stack/list`; a star is one id or word of the path,
 *   except `list`. A function creates answers that remember earlier calls, for one picture.
 * - `shows` finds an element that must be visible; the default is the heading of the page.
 * - `isOfTheDay` marks the scenes that are also visited by day: one of each page and of each kind of
 *   dialog.
 * - `isFirstForm` withholds the portal's files, because they would replace the form of index.html.
 */
export interface Scene {
  name: string;
  as?: Account;
  path: string;
  answers?: Record<string, Answer> | (() => Record<string, Answer>);
  steps?: (tools: SceneTools) => Promise<void>;
  shows?: (tools: SceneTools) => Locator;
  isOfTheDay?: true;
  only?: 'phone' | 'desktop';
  waits?: true;
  isFirstForm?: true;
}

export interface SceneTools {
  page: Page;
  main: Locator;
  dialog: Locator;
  t: (id: string) => string;
  like: (id: string) => RegExp;
  button: (id: string) => Locator;
  field: (id: string) => Locator;
  chooseFromRow: (id: string) => Promise<void>;
  isPhone: boolean;
}

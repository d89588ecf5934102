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

/** A scene is a screen in one of its states. The caller chooses language, width and scheme for each picture. */
export interface Scene {
  name: string;
  as?: Account;
  /** `path` may contain places in braces, such as `{orgId}` (places.ts). */
  path: string;
  /**
   * The keys are method and path, such as `PUT /stack/list`; a star is one id or word of the path, except
   * `list`. A function creates answers with a memory, for one picture.
   */
  answers?: Record<string, Answer> | (() => Record<string, Answer>);
  steps?: (tools: SceneTools) => Promise<void>;
  /** The element must be visible; the default is the heading of the page. */
  shows?: (tools: SceneTools) => Locator;
  /**
   * The walk over the scenes shows it by day, too: one of each page and of each kind of dialog. By night it
   * shows all.
   */
  isOfTheDay?: true;
  only?: 'phone' | 'desktop';
  waits?: true;
  /** The scene shows the form of index.html, so the portal's files, which would replace it, are withheld. */
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

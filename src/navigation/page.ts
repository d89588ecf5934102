import type { ComponentType } from 'react';
import type { features } from '@/lib/generated/enums.gen';

/** A page describes itself in a file beside its screen; `app/pages.ts` lists them. */
export interface Page {
  patterns: readonly [string, ...string[]];
  load: () => Promise<ComponentType>;
  /** Without this addition to the specification the page does not exist. */
  feature?: (typeof features)[number];
  /** Pages of one area share a file of the build (`scripts/pageChunks.ts`). */
  area: 'account' | 'administration' | 'dashboard' | 'lists' | 'report' | 'stack';
  /**
   * `guard` means that the person has to be signed in and allowed to open the page, `frame` that it has
   * header and menu, too.
   */
  within: 'nothing' | 'guard' | 'frame';
  /**
   * `start` has the texts of pages without a session; `npm run build` fails if such a page uses others
   * (`scripts/catalogues.ts`).
   */
  texts: 'start' | 'portal';
  /**
   * A person waits at most for this much when the page is the first: scripts, styles and texts in one
   * language, gzipped.
   */
  kB?: number;
}

import type { ComponentType } from 'react';
import type { features } from '@/lib/generated/enums.gen';

/**
 * A page describes itself in a file beside its screen; `app/pages.ts` lists them.
 * - `feature` is the addition to the specification without which the page does not exist.
 * - `area` names the pages that share a file of the build (`scripts/pageChunks.ts`).
 * - `within` is `guard` if the person has to be signed in and allowed to open the page; `frame` also has
 *   header and menu.
 * - `texts` is `start` for pages without a session; `npm run build` fails if such a page uses other texts
 *   (`scripts/catalogues.ts`).
 * - `kB` limits what a person waits for when the page is the first: scripts, styles and texts in one
 *   language, gzipped.
 */
export interface Page {
  patterns: readonly [string, ...string[]];
  load: () => Promise<ComponentType>;
  feature?: (typeof features)[number];
  area: 'account' | 'administration' | 'dashboard' | 'lists' | 'report' | 'stack';
  within: 'nothing' | 'guard' | 'frame';
  texts: 'start' | 'portal';
  kB?: number;
}

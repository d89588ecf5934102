import type { ComponentType } from 'react';
import type { features } from '@/lib/generated/enums.gen';

/** What a page says of itself, in a file beside its screen; `app/pages.ts` lists them. */
export interface Page {
  /** Its addresses, as patterns of React Router. */
  patterns: readonly [string, ...string[]];
  load: () => Promise<ComponentType>;
  /** The addition to the specification that it belongs to: without it there is no such page. */
  feature?: (typeof features)[number];
  /** Pages of one area share a file of the build (`scripts/pageChunks.ts`). */
  area: 'account' | 'administration' | 'dashboard' | 'lists' | 'report' | 'stack';
  /** `guard`: the person has to be signed in and allowed to open it. `frame`: with header and menu, too. */
  within: 'nothing' | 'guard' | 'frame';
  /** `start` is what pages without a session say; `npm run build` fails if such a page says more (`scripts/catalogues.ts`). */
  texts: 'start' | 'portal';
  /** What a person waits for at most when this page is the first: scripts, styles and texts in one language, gzipped. */
  kB?: number;
}

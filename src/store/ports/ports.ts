import type { SessionChannel } from '@/store/session/otherTabs';
import type { ServiceError } from './serviceError';

/** A failure of these lists and figures also appears as a notice (specification, stack area, section 8). */
export const announcedLists = ['listStacks', 'listSawmillStacks', 'listStackStatistics'] as const;
export type AnnouncedList = (typeof announcedLists)[number];

/**
 * The store reaches the browser only through these functions, so that tests can replace them.
 * - `isLeaving` is true while the code or data of another page loads. Writing the URL then would cancel that
 *   navigation.
 * - `keepTextOf` names the person to whom unsaved text belongs from now on; null means that somebody has
 *   signed out.
 */
export interface Ports {
  navigate: (to: { pathname?: string; search: string }, options: { replace: boolean }) => void;
  location: () => { pathname: string; search: string };
  isLeaving: () => boolean;
  notifyFailure: (failure: ServiceError, list?: AnnouncedList) => void;
  notifyRecovery: (list: AnnouncedList) => void;
  saveFile: (file: Blob, name: string) => void;
  hasUnsavedText: () => boolean;
  keepTextOf: (subject: string | null) => void;
  tabs: SessionChannel;
}

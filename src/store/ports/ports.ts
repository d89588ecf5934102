import type { SessionChannel } from '@/store/session/otherTabs';
import type { ServiceError } from './serviceError';

/** Lists and figures whose failure also appears as a notice (specification, stack area, section 8). */
export const announcedLists = ['listStacks', 'listSawmillStacks', 'listStackStatistics'] as const;
export type AnnouncedList = (typeof announcedLists)[number];

/** The store's interface to the browser, so that tests can replace it. */
export interface Ports {
  navigate: (to: { pathname?: string; search: string }, options: { replace: boolean }) => void;
  location: () => { pathname: string; search: string };
  /** Whether another page was asked for and its code or data still load. Writing the URL now would cancel that. */
  isLeaving: () => boolean;
  /** Shows a failed call that no screen shows, or the failure of a list in `announcedLists`. */
  notifyFailure: (failure: ServiceError, list?: AnnouncedList) => void;
  /** The list has loaded again, so its notice can close. */
  notifyRecovery: (list: AnnouncedList) => void;
  /** Hands a finished download to the browser. */
  saveFile: (file: Blob, name: string) => void;
  /** Whether leaving the page would lose text. */
  hasUnsavedText: () => boolean;
  tabs: SessionChannel;
}

import type { SessionChannel } from '@/store/session/otherTabs';
import type { ServiceError } from './serviceError';

/** A failure of these lists and figures also appears as a notice (specification, stack area, section 8). */
export const announcedLists = ['listStacks', 'listSawmillStacks', 'listStackStatistics'] as const;
export type AnnouncedList = (typeof announcedLists)[number];

/** The store reaches the browser only through these functions, so that tests can replace them. */
export interface Ports {
  navigate: (to: { pathname?: string; search: string }, options: { replace: boolean }) => void;
  location: () => { pathname: string; search: string };
  /**
   * `isLeaving` is true while the code or data of another page loads. Writing the URL now would cancel that
   * navigation.
   */
  isLeaving: () => boolean;
  notifyFailure: (failure: ServiceError, list?: AnnouncedList) => void;
  notifyRecovery: (list: AnnouncedList) => void;
  saveFile: (file: Blob, name: string) => void;
  hasUnsavedText: () => boolean;
  /** Unsaved text that outlives its page is this person's from now on; null after somebody has signed out. */
  keepTextOf: (subject: string | null) => void;
  tabs: SessionChannel;
}

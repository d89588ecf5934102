import type { SessionChannel } from '@/store/session/otherTabs';
import type { ServiceError } from './serviceError';

/** Lists and figures whose failure is told beside the page as well (specification, stack area, section 8). */
export const toldLists = ['listStacks', 'listSawmillStacks', 'listStackStatistics'] as const;
export type ToldList = (typeof toldLists)[number];

/** What the store needs of the world outside it. The application gives the real ones, tests their own. */
export interface Ports {
  navigate: (to: { pathname?: string; search: string }, options: { replace: boolean }) => void;
  location: () => { pathname: string; search: string };
  /** Tells the person about a failed call that no screen shows in its place, or of a list that is told besides. */
  notifyFailure: (failure: ServiceError, list?: ToldList) => void;
  /** The list has come after all: what was told of its failure is over. */
  notifyRecovery: (list: ToldList) => void;
  /** Hands a finished download to the browser. */
  saveFile: (file: Blob, name: string) => void;
  /** Whether text is on the page that would be lost with it. */
  hasUnsavedText: () => boolean;
  tabs: SessionChannel;
}

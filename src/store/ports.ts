import type { ServiceError } from './api/serviceError';
import type { SessionChannel } from './session/sessionChannel';

/** What the store needs of the world outside it. The application gives the real ones, tests their own. */
export interface Ports {
  navigate: (to: { pathname?: string; search: string }, options: { replace: boolean }) => void;
  location: () => { pathname: string; search: string };
  /** Tells the person about a failed call that no screen shows in its place. */
  notifyFailure: (failure: ServiceError) => void;
  /** Hands a finished download to the browser. */
  saveFile: (file: Blob, name: string) => void;
  /** Whether text is on the page that would be lost with it. */
  hasUnsavedText: () => boolean;
  tabs: SessionChannel;
}

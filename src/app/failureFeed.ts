import type { ServiceError } from '../store/api/serviceError';

type Receive = (failure: ServiceError) => void;

/**
 * Carries failed calls from the store to whatever shows them. What shows them is loaded with the frame: failures that
 * come earlier wait.
 */
function createFailureFeed() {
  let receiver: Receive | null = null;
  let waiting: ServiceError[] = [];
  return {
    post: (failure: ServiceError) => {
      if (receiver) receiver(failure);
      else waiting.push(failure);
    },
    /** Gives the failures to one receiver until the returned function is called. */
    connect: (receive: Receive) => {
      receiver = receive;
      waiting.forEach(receive);
      waiting = [];
      return () => {
        receiver = null;
      };
    },
  };
}

export const failureFeed = createFailureFeed();

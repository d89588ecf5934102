import type { Ports, ToldList } from '@/store/ports/ports';

interface Receiver {
  failed: Ports['notifyFailure'];
  recovered: Ports['notifyRecovery'];
}

/**
 * Carries failed calls from the store to whatever shows them, and that they succeeded later. What shows them is loaded
 * with the frame: failures that come earlier wait.
 */
function createFailureFeed() {
  let receiver: Receiver | null = null;
  let waiting: Parameters<Receiver['failed']>[] = [];
  return {
    post: (...failure: Parameters<Receiver['failed']>) => {
      if (receiver) receiver.failed(...failure);
      else waiting.push(failure);
    },
    recover: (list: ToldList) => {
      waiting = waiting.filter(([, failed]) => failed !== list);
      receiver?.recovered(list);
    },
    /** Gives the failures to one receiver until the returned function is called. */
    connect: (receive: Receiver) => {
      receiver = receive;
      for (const failure of waiting) receive.failed(...failure);
      waiting = [];
      return () => {
        receiver = null;
      };
    },
  };
}

export const failureFeed = createFailureFeed();

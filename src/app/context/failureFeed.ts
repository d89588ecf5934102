import type { AnnouncedList, Ports } from '@/store/ports/ports';

interface Receiver {
  failed: Ports['notifyFailure'];
  recovered: Ports['notifyRecovery'];
}

/**
 * Carries failed calls, and their later success, from the store to the notices. The notices load with the
 * frame, so the feed keeps earlier failures until then.
 */
function createFailureFeed() {
  let receiver: Receiver | null = null;
  let waiting: Parameters<Receiver['failed']>[] = [];
  return {
    post: (...failure: Parameters<Receiver['failed']>) => {
      if (receiver) receiver.failed(...failure);
      else waiting.push(failure);
    },
    recover: (list: AnnouncedList) => {
      waiting = waiting.filter(([, failed]) => failed !== list);
      receiver?.recovered(list);
    },
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

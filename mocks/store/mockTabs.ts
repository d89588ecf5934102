import type { SessionChannel, SessionMessage } from '@/store/session/otherTabs';

export function mockTabs(): (opener?: string) => SessionChannel {
  const listeners: Set<(message: SessionMessage) => void>[] = [];
  const holders = new Map<object, string>();
  return (opener) => {
    const own = new Set<(message: SessionMessage) => void>();
    listeners.push(own);
    return {
      post: (message) => {
        for (const others of listeners) if (others !== own) for (const receive of others) receive(message);
      },
      subscribe: (receive) => {
        own.add(receive);
        return () => void own.delete(receive);
      },
      hold: (subject) => {
        if (subject === null) holders.delete(own);
        else holders.set(own, subject);
      },
      subjects: async () => new Set(holders.values()),
      holders: async (subject) => [...holders.values()].filter((holder) => holder === subject).length,
      opener: () => opener,
    };
  };
}

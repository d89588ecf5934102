import type { Session } from './session';
import type { SessionChannel } from './sessionChannel';

/** A tab that was opened by a link waits so long for another one to give its session, in milliseconds. */
const patience = 150;

/** The session of another open tab, or null. */
export function askOtherTabs(tabs: SessionChannel): Promise<Session | null> {
  return new Promise((resolve) => {
    tabs.subscribe((message) => message.kind === 'answered' && resolve(message.session));
    tabs.post({ kind: 'asked' });
    setTimeout(() => resolve(null), patience);
  });
}

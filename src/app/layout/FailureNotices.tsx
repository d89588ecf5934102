import { notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { failureFeed } from '@/app/context/failureFeed';
import { useFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import type { AnnouncedList } from '@/store/ports/ports';
import { later } from '@/ui/feedback/later';
import { useShowFailure } from '@/ui/feedback/notifications';
import { useNoticeFocus } from './useNoticeFocus';

const Notices = later(async () => (await import('./Notices')).Notices, { isAhead: true });

const listTitles = {
  listStacks: 'stack_table.failed',
  listSawmillStacks: 'stack_table.failed',
  listStackStatistics: 'dashboard.failed',
} as const satisfies Record<AnnouncedList, string>;

/**
 * Shows failed calls that no screen shows itself, and failed lists. A notice stays until the person closes
 * it; that of a list also closes when the list has loaded. Calls that fail for the same reason share a
 * notice.
 */
export function FailureNotices() {
  const t = useText();
  const failureText = useFailureText();
  const showFailure = useShowFailure();
  // The key is the notice, which several lists may share.
  const waiting = useRef(new Map<string, Set<AnnouncedList>>());
  useEffect(
    () =>
      failureFeed.connect({
        failed: (failure, list) => {
          const message = failureText(failure);
          if (!list) {
            showFailure(t('shell.failure_title'), message);
            return;
          }
          const id = showFailure(t(listTitles[list]), message, {
            name: 'list',
            onClose: (closed) => void waiting.current.delete(closed),
          });
          waiting.current.set(id, new Set([...(waiting.current.get(id) ?? []), list]));
        },
        recovered: (list) => {
          for (const [id, lists] of waiting.current) {
            if (lists.delete(list) && lists.size === 0) notifications.hide(id);
          }
        },
      }),
    [t, failureText, showFailure],
  );
  // The library keeps the notices after the page closes; the next person to sign in must not read them.
  useEffect(() => () => notifications.clean(), []);
  const section = useRef<HTMLElement>(null);
  useNoticeFocus(section);
  return (
    <section ref={section} aria-label={t('shell.notices')}>
      <Notices />
    </section>
  );
}

import { Anchor, Button, Loader } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { requestReportToken } from '@/store/api/reportApi';
import type { StackState } from '@/store/api/stackApi';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectSession } from '@/store/session/sessionSlice';
import { leaveSign } from '@/store/session/whoseTab';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { Icon } from '@/ui/icons/Icon';

export interface GetReportButtonProps {
  stackId: string;
  state: StackState | undefined;
}

export function GetReportButton({ stackId, state }: GetReportButtonProps) {
  const t = useText();
  const { isOpening, open } = useReportLink(stackId);
  return (
    <DisabledReason reason={reasonWithout(state, t)}>
      {/* The button's own `loading` would disable it, and it would lose the focus. */}
      <Button
        variant="default"
        leftSection={isOpening ? <Loader size={18} /> : <Icon name="report" />}
        aria-busy={isOpening}
        {...(state === 'PreRegistration' && { bg: 'transparent' })}
        onClick={() => void open()}
      >
        {t('get_report.open')}
      </Button>
    </DisabledReason>
  );
}

export function reasonWithout(state: StackState | undefined, t: ReturnType<typeof useText>): string | null {
  if (state === undefined) return t('get_report.unknown');
  return state === 'PreRegistration' ? t('get_report.not_measured') : null;
}

export function useReportLink(stackId: string, version?: number) {
  const t = useText();
  const dispatch = useAppDispatch();
  const subject = useAppSelector((state) => selectSession(state)?.subject);
  const [isOpening, setOpening] = useState(false);

  const offerLink = (address: string) => {
    const id = notifications.show({
      autoClose: false,
      closeButtonProps: { 'aria-label': t('ui.dismiss') },
      message: (
        <>
          {t('get_report.ready')}{' '}
          <Anchor
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => notifications.hide(id)}
          >
            {t('get_report.follow')}
          </Anchor>
        </>
      ),
    });
  };

  const open = async () => {
    if (isOpening) return;
    const tab = openTab(t('get_report.opening'));
    setOpening(true);
    const token = await dispatch(requestReportToken(stackId));
    setOpening(false);
    if (token === null) {
      tab?.close();
      return;
    }
    const address = paths.stackReport(stackId, token, version);
    if (!tab) return offerLink(address);
    if (subject !== undefined) leaveSign(address, subject);
    tab.show(address);
  };

  return { isOpening, open };
}

interface WaitingTab {
  show(address: string): void;
  close(): void;
}

/**
 * Opens a tab of this origin that shows `text` until its address is known. Returns null if the browser opens
 * none. Call it directly in the click handler: after an await WebKit opens no tab and reports no error. The
 * tab has no reference to this one.
 */
function openTab(text: string): WaitingTab | null {
  // With `noopener` the browser returns no tab, so a blocked tab could not be detected.
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  tab.opener = null;
  try {
    // A new tab gets a copy of its opener's storage, including the session's tokens.
    tab.sessionStorage.clear();
  } catch {
    // A browser without storage has copied nothing.
  }
  const { documentElement: page, body } = tab.document;
  page.lang = document.documentElement.lang;
  page.style.colorScheme = 'light dark';
  tab.document.title = text;
  body.textContent = text;
  return {
    show: (address) => {
      if (!tab.closed) tab.location.replace(address);
    },
    close: () => tab.close(),
  };
}

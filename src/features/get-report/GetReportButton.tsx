import { Anchor, Button, Loader } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { requestReportToken } from '@/store/api/reportApi';
import type { StackState } from '@/store/api/stackApi';
import { useAppDispatch } from '@/store/hooks';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { Icon } from '@/ui/icons/Icon';

interface GetReportButtonProps {
  stackId: string;
  /** Undefined until it is known. */
  state: StackState | undefined;
}

/** The way to a stack's printable report, which there is once the stack has been measured. */
export function GetReportButton({ stackId, state }: GetReportButtonProps) {
  const t = useText();
  const { isOpening, open } = useReportLink(stackId);
  const reason = () => {
    if (state === undefined) return t('get_report.unknown');
    return state === 'PreRegistration' ? t('get_report.not_measured') : null;
  };
  return (
    <DisabledReason reason={reason()}>
      {/* Not the button's own `loading`, which disables it: the focus would be lost to the page. */}
      <Button
        variant="default"
        leftSection={isOpening ? <Loader size={18} /> : <Icon name="details" />}
        aria-busy={isOpening}
        onClick={() => void open()}
      >
        {t('get_report.open')}
      </Button>
    </DisabledReason>
  );
}

/** Opens a stack's report in a tab of its own, or offers a link to it where the browser opens none. */
function useReportLink(stackId: string) {
  const t = useText();
  const dispatch = useAppDispatch();
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
    const address = paths.stackReport(stackId, token);
    if (tab) tab.show(address);
    else offerLink(address);
  };

  return { isOpening, open };
}

interface WaitingTab {
  /** Sends it to its address, as the first entry of its history. Does nothing when the person has closed it. */
  show(address: string): void;
  close(): void;
}

/**
 * Opens a tab of this origin whose address is still to come, and says `text` in it until then; null when the browser opens none. It has to be called
 * in the click itself: WebKit opens no tab once a call was waited for, and does not say so. The tab knows nothing of this one.
 */
function openTab(text: string): WaitingTab | null {
  // Asked for with `noopener`, a tab is never handed back, and there would be no telling whether it opened.
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  tab.opener = null;
  try {
    // A tab begins with a copy of its opener's storage, the session's tokens included.
    tab.sessionStorage.clear();
  } catch {
    // A browser that stores nothing has copied nothing.
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

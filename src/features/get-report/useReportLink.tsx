import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { paths } from '@/store/access/paths';
import { requestReportToken } from '@/store/api/reportApi';
import { useAppDispatch } from '@/store/hooks';
import { openTab } from './openTab';

/** Opens a stack's report in a tab of its own, or offers a link to it where the browser opens none. */
export function useReportLink(stackId: string) {
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

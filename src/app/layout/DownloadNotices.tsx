import { ActionIcon } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useEffectEvent } from 'react';
import { shallowEqual } from 'react-redux';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { cancelDownload, type Download, selectDownloads } from '@/store/api/runningDownloads';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ProgressNotice } from '@/ui/feedback/ProgressNotice';
import { Icon } from '@/ui/icons/Icon';

const noticeOf = (id: string) => `download-${id}`;

export function DownloadNotices() {
  const t = useText();
  const ids = useAppSelector((state) => selectDownloads(state).map(({ id }) => id), shallowEqual);
  const show = (id: string) => {
    notifications.show({
      id: noticeOf(id),
      // As the alert that it is by default, every step of the progress would be read out.
      role: 'group',
      'aria-label': t('downloads.name'),
      tabIndex: -1,
      message: <DownloadNotice id={id} />,
      autoClose: false,
      closeButtonProps: { 'aria-label': t('downloads.hide') },
    });
  };
  const showAll = () => {
    for (const id of ids) show(id);
    // The notices are at the end of the page, far from the button.
    setTimeout(() => document.getElementById(noticeOf(ids[0] ?? ''))?.focus());
  };
  return (
    <>
      <ActionIcon aria-label={t('downloads.show', { count: ids.length })} onClick={showAll}>
        <Icon name="download" />
      </ActionIcon>
      {ids.map((id) => (
        <OpenedNotice key={id} id={id} onOpen={show} />
      ))}
    </>
  );
}

function OpenedNotice({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    open(id);
    return () => {
      notifications.hide(noticeOf(id));
    };
  }, [id]);
  return null;
}

const labelIds = {
  archive: 'stack_table.downloading_archive',
  csv: 'stack_table.downloading_csv',
  csvFromFilter: 'stack_table.downloading_csv',
  export: 'stack_table.downloading_export',
  storedExport: 'stack_table.downloading_export',
} as const satisfies Record<Download['kind'], string>;

function DownloadNotice({ id }: { id: string }) {
  const t = useText();
  const { number } = useFormats();
  const dispatch = useAppDispatch();
  const download = useAppSelector((state) => selectDownloads(state).find((running) => running.id === id));
  if (!download) return null;
  const { kind, received, total, done, of, minutesLeft } = download;
  const isCounted = done !== null && of !== null;
  const share = isCounted ? Math.min(1, done / of) : total && received / total;
  const timeLeft = () => {
    if (minutesLeft === null) return null;
    return minutesLeft === 0 ? t('downloads.soon') : t('downloads.minutes', { count: minutesLeft });
  };
  const detail = isCounted
    ? [t('downloads.stacks', { done, of }), timeLeft()].filter(Boolean).join(' · ')
    : t('stack_table.received', { megabytes: number(received / 1e6, 1) });
  return (
    <ProgressNotice
      label={t(labelIds[kind])}
      progress={share}
      detail={detail}
      onCancel={() => dispatch(cancelDownload(id))}
    />
  );
}

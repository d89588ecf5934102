import type { ReactNode } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { cancelDownload } from '@/store/api/downloads';
import { type Download, selectDownload, selectIsDownloading } from '@/store/api/downloadsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ProgressNotice } from '@/ui/feedback/ProgressNotice';
import { FootBar } from '@/ui/layout/FootBar';
import { SelectionBar } from '@/ui/table/tools/SelectionBar';
import { SelectionExtent } from './SelectionExtent';
import type { AllResults } from './useAllResults';
import type { StackSelection } from './useStackSelection';

interface StackActionsBarProps {
  selection: StackSelection;
  allResults: AllResults;
  /** Stacks on all pages, once known. */
  total: number | undefined;
  children: ReactNode;
}

/** The foot of a stack page: actions on the selection, and the download that runs, with or without a selection. */
export function StackActionsBar({ selection, allResults, total, children }: StackActionsBarProps) {
  const count = selection.stacks.length;
  const isDownloading = useAppSelector(selectIsDownloading);
  return (
    <>
      <SelectionBar
        count={count}
        extent={<SelectionExtent selection={selection} allResults={allResults} total={total} />}
        onClear={selection.clear}
      >
        {children}
        <DownloadNotice />
      </SelectionBar>
      {count === 0 && isDownloading && (
        <FootBar>
          <DownloadNotice />
        </FootBar>
      )}
    </>
  );
}

const labelIds = {
  archive: 'stack_table.downloading_archive',
  csv: 'stack_table.downloading_csv',
  csvFromFilter: 'stack_table.downloading_csv',
} as const satisfies Record<Download['kind'], string>;

function DownloadNotice() {
  const t = useText();
  const { number } = useFormats();
  const dispatch = useAppDispatch();
  const running = useAppSelector(selectDownload);
  if (!running) return null;
  const { kind, received, total } = running;
  return (
    <ProgressNotice
      label={t(labelIds[kind])}
      progress={total ? received / total : null}
      detail={t('stack_table.received', { megabytes: number(received / 1e6, 1) })}
      onCancel={() => dispatch(cancelDownload())}
    />
  );
}

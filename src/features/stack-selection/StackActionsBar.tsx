import type { ReactNode } from 'react';
import { selectIsDownloading } from '@/store/api/downloadsSlice';
import { useAppSelector } from '@/store/hooks';
import { FootBar } from '@/ui/layout/FootBar';
import { SelectionBar } from '@/ui/table/SelectionBar';
import { DownloadNotice } from './DownloadNotice';
import { SelectionExtent } from './SelectionExtent';
import type { AllResults } from './useAllResults';
import type { StackSelection } from './useStackSelection';

interface StackActionsBarProps {
  selection: StackSelection;
  allResults: AllResults;
  /** Stacks on all pages, once known. */
  total: number | undefined;
  /** What can be done with the selected stacks. */
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

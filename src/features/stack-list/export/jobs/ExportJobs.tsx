import { Button, Group, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useStackDownload } from '@/features/stack-list/selection/useStackDownload';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { isWaiting, watchExports } from '@/store/api/exportJobs';
import {
  type StackExportJob,
  useDeleteStackExportMutation,
  useListStackExportsQuery,
} from '@/store/api/stackApi';
import { useAppDispatch } from '@/store/hooks';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { Notice } from '@/ui/feedback/Notice';
import { showSuccess, useShowFailure } from '@/ui/feedback/notifications';
import { ProgressNotice } from '@/ui/feedback/ProgressNotice';
import { RetryLine } from '@/ui/feedback/RetryLine';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import classes from './ExportJobs.module.css';

export function ExportJobs() {
  const t = useText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const {
    data: jobs,
    isError,
    refetch,
  } = useListStackExportsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useAnnouncements(jobs ?? []);
  if (isError) return <RetryLine text={t('export.jobs.unknown')} onRetry={() => void refetch()} />;
  if (!jobs || jobs.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 ref={heading} id={id} tabIndex={-1} className={classes.heading}>
        {t('export.jobs.title')}
      </h3>
      <ul className={classes.jobs}>
        {jobs.map((job) => (
          <Job key={job.id} job={job} onGone={() => heading.current?.focus()} />
        ))}
      </ul>
    </section>
  );
}

function useAnnouncements(jobs: readonly StackExportJob[]): void {
  const t = useText();
  const { dateTime } = useFormats();
  const dispatch = useAppDispatch();
  const showFailure = useShowFailure();
  const announce = useEffectEvent(({ failure, fileName = '', expiresAt }: StackExportJob) => {
    if (failure) showFailure(t('export.jobs.failed'), failure);
    else showSuccess(t('export.jobs.done', { file: fileName, time: dateTime(expiresAt) }));
  });
  const watch = useEffectEvent(() => void dispatch(watchExports(jobs, announce)));
  const hasWaiting = jobs.some(isWaiting);
  useEffect(() => {
    if (hasWaiting) watch();
  }, [hasWaiting]);
}

interface JobProps {
  job: StackExportJob;
  onGone: () => void;
}

function Job({ job, onGone }: JobProps) {
  const t = useText();
  const { number, dateTime } = useFormats();
  const download = useStackDownload();
  const [deleteExport, { isLoading }] = useDeleteStackExportMutation();
  const row = useFocusFallback<HTMLLIElement>(onGone);
  const { id, format, state, createdAt, stackCount: of, writtenCount: done, bytes, failure } = job;
  const name =
    job.fileName ??
    t('export.jobs.name', { format: t(`export.format.${format}`), time: dateTime(createdAt) });
  const remove = () => void deleteExport({ id });
  if (isWaiting(job))
    return (
      <li ref={row}>
        <ProgressNotice
          label={name}
          progress={of === 0 ? null : Math.min(1, done / of)}
          detail={t('downloads.stacks', { done, of })}
          onCancel={remove}
          cancelName={t('export.jobs.cancel_named', { file: name })}
          onGone={onGone}
        />
      </li>
    );
  return (
    <li ref={row}>
      <strong className={classes.name}>{name}</strong>
      {failure ? (
        <Notice tone="warning">
          <p>{failure}</p>
        </Notice>
      ) : (
        <Text c="dimmed">
          {t('export.jobs.ready', { time: dateTime(job.expiresAt), megabytes: number(bytes / 1e6, 1) })}
        </Text>
      )}
      <Group gap="xs">
        {state === 'Ready' && (
          <DisabledReason reason={download.disabledReason}>
            <Button
              variant="default"
              size="xs"
              aria-label={t('export.jobs.download_named', { file: name })}
              onClick={() => void download.start({ kind: 'storedExport', body: { id }, name })}
            >
              {t('export.jobs.download')}
            </Button>
          </DisabledReason>
        )}
        <Button
          variant="default"
          size="xs"
          loading={isLoading}
          aria-label={t('export.jobs.remove_named', { file: name })}
          onClick={remove}
        >
          {t('export.jobs.remove')}
        </Button>
      </Group>
    </li>
  );
}

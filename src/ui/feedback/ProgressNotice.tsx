import '@mantine/core/styles/Progress.layer.css';
import { Button, Progress, Text } from '@mantine/core';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { LiveRegion } from './LiveRegion';
import classes from './ProgressNotice.module.css';
import { useFocusFallback } from './useFocusFallback';

interface ProgressNoticeProps {
  label: string;
  /** `progress` runs from 0 to 1, and is null while the total is unknown. */
  progress: number | null;
  detail?: string | undefined;
  onCancel: () => void;
  /** Names the button where others are called alike. */
  cancelName?: string;
  /** Moves the focus from a notice that disappears, by default to the heading of the page. */
  onGone?: () => void;
}

export function ProgressNotice({
  label,
  progress,
  detail,
  onCancel,
  cancelName,
  onGone,
}: ProgressNoticeProps) {
  const t = useText();
  const formats = useFormats();
  const notice = useFocusFallback<HTMLDivElement>(onGone);
  const share = (percent: number) => formats.percent(percent / 100);
  const percent = progress === null ? null : Math.floor(progress * 100);
  const quarter = percent === null ? null : Math.floor(percent / 25) * 25;
  const shown = detail ?? (percent === null ? undefined : share(percent));
  return (
    <div ref={notice} className={classes.notice}>
      <span className={classes.label}>{label}</span>
      <Text span inherit c="dimmed">
        {shown}
      </Text>
      <Progress.Root className={classes.bar} size="sm">
        <Progress.Section
          value={percent ?? 100}
          animated={percent === null}
          // Mantine's own attributes would report an unknown progress as 100 %.
          withAria={false}
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent ?? undefined}
          aria-valuetext={shown}
        />
      </Progress.Root>
      <Button variant="default" size="xs" aria-label={cancelName} onClick={onCancel}>
        {t('ui.cancel')}
      </Button>
      <LiveRegion text={quarter === null ? label : t('ui.progress', { label, share: share(quarter) })} />
    </div>
  );
}

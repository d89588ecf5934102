import { useDebouncedValue } from '@mantine/hooks';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { usePreviewRetentionQuery } from '@/store/api/organizationApi';
import { Notice } from '@/ui/feedback/Notice';

interface RetentionNoticeProps {
  organizationId: string;
  /** Null means that nothing is deleted, or that the number is not known yet. */
  months: number | null;
}

/**
 * Says how many stacks a retention deletes and from which day on, even before it is saved. Nothing is shown
 * if it deletes none.
 */
export function RetentionNotice({ organizationId: id, months: typedMonths }: RetentionNoticeProps) {
  const t = useText();
  const { date } = useFormats();
  const [months] = useDebouncedValue(typedMonths, 300);
  const { currentData } = usePreviewRetentionQuery({ id, months: months ?? 0 }, { skip: months === null });
  const preview = months === typedMonths ? currentData : undefined;
  return (
    <div role="status">
      {preview && preview.stacks > 0 && (
        <Notice tone="warning">
          <p>
            {t('contract.retention_deletes', {
              count: preview.stacks,
              from: date(preview.from),
              before: date(preview.lastChangeBefore),
            })}
          </p>
        </Notice>
      )}
    </div>
  );
}

import { useText } from '@/i18n/useText';
import { statementKeptMonths } from '@/lib/statementKept';
import { useFeature } from '@/store/useFeature';
import { Notice } from '@/ui/feedback/Notice';

export function ShortRetention({ months }: { months: number }) {
  const t = useText();
  const deletes = useFeature('retention');
  const isShort = months > 0 && months < statementKeptMonths;
  if (!useFeature('eudr') || !deletes) return null;
  return (
    <div role="status">
      {isShort && (
        <Notice tone="warning">
          <p>{t('contract.retention_short')}</p>
        </Notice>
      )}
    </div>
  );
}

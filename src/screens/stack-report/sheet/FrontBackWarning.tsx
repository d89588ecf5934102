import { measuredText } from '@/features/stack-fields/fieldWords';
import { compareFrontBack, percentDigits } from '@/features/stack-fields/frontBack';
import type { ReadField } from '@/features/stack-fields/readField';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { farApart, isFarApart } from '@/lib/evidence';
import { ReportWarning } from '@/screens/stack-report/section/ReportSection';

interface FrontBackWarningProps {
  front: ReadField | undefined;
  back: ReadField | undefined;
}

/** Shown where the areas differ too much or cannot be compared. Not where neither was measured: the values above say so. */
export function FrontBackWarning({ front, back }: FrontBackWarningProps) {
  const t = useText();
  const formats = useFormats();
  if (isMissing(front) && isMissing(back)) return null;
  const compared = compareFrontBack(front, back);
  if (!compared) {
    return (
      <ReportWarning>
        <p>{t('report.area_unknown')}</p>
      </ReportWarning>
    );
  }
  if (!isFarApart(compared.difference)) return null;
  const { difference } = compared;
  const faces = [compared.front, compared.back];
  return (
    <ReportWarning>
      <p>
        <strong>{t('report.area_warning', { limit: formats.percent(farApart) })}</strong>
      </p>
      <p>
        {faces
          .map(({ title, area, unit }) => `${title}: ${measuredText(area, 3, unit, { t, formats })}`)
          .join(' · ')}
      </p>
      <p>
        {t('report.area_difference', { percent: formats.percent(difference, percentDigits(difference)) })}
      </p>
    </ReportWarning>
  );
}

function isMissing(area: ReadField | undefined): boolean {
  return area === undefined || area.content.status === 'missing';
}

import { measuredText, shareLimitText } from '@/features/stack-fields/fieldWords';
import { compareFrontBack } from '@/features/stack-fields/frontBack';
import type { ReadField } from '@/features/stack-fields/readField';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { type EvidenceLimits, farApart, isFarApart, limitsOf, percentDigits } from '@/lib/evidence';
import { ReportWarning } from '@/screens/stack-report/section/ReportSection';

interface FrontBackWarningProps {
  front: ReadField | undefined;
  back: ReadField | undefined;
  limits: EvidenceLimits | null;
}

/**
 * Appears if the areas differ by more than 15 percent (specification, stack area, section 5) or by more than
 * a stricter limit of the card, or if they cannot be compared. If neither was measured, the values above the
 * warning say so.
 */
export function FrontBackWarning({ front, back, limits }: FrontBackWarningProps) {
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
  const { difference } = compared;
  const { areaDifference: limit } = limitsOf(limits);
  if (!isFarApart(difference, limit)) return null;
  const faces = [compared.front, compared.back];
  return (
    <ReportWarning>
      {isFarApart(difference) && (
        <p>
          <strong>{t('report.area_warning', { limit: formats.percent(farApart) })}</strong>
        </p>
      )}
      {limit < farApart && (
        <p>
          <strong>{t('report.area_card_limit', { limit: shareLimitText(limit, { t, formats }) })}</strong>
        </p>
      )}
      <p>
        {faces
          .map(({ title, area, unit }) => `${title}: ${measuredText(area, 3, unit, { t, formats })}`)
          .join(' · ')}
      </p>
      <p>
        {t('report.area_difference', {
          percent: formats.percent(difference, percentDigits(difference, limit)),
        })}
      </p>
    </ReportWarning>
  );
}

function isMissing(area: ReadField | undefined): boolean {
  return area === undefined || area.content.status === 'missing';
}

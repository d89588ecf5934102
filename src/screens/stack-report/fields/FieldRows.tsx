import { chooseFieldLayout } from '@/features/stack-fields/chooseFieldLayout';
import type { ReadField } from '@/features/stack-fields/readField';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { keyedByIndex } from '@/lib/keyedByIndex';
import type { Report, ReportRow } from '@/screens/stack-report/data/readReport';
import { CertifiedMark, isCertified } from './CertifiedMark';
import classes from './FieldRows.module.css';
import { ReportFieldValue } from './ReportFieldValue';
import { isTall, needsWholeLine } from './rowShape';

export function FieldRows({ rows, report }: { rows: readonly ReportRow[]; report: Report }) {
  const t = useText();
  if (rows.length === 0) return <p className={classes.empty}>{t('report.no_rows')}</p>;
  return (
    <dl>
      {keyedByIndex(rows).map(({ key, item }) => (
        <FieldRow
          key={key}
          row={item}
          field={report.fieldOf(item.fieldId)}
          certified={isCertified(item, report)}
          corrected={report.correctedFields.includes(item.fieldId)}
        />
      ))}
    </dl>
  );
}

interface FieldRowProps {
  row: ReportRow;
  field: ReadField | undefined;
  certified: boolean;
  corrected: boolean;
}

function FieldRow({ row, field, certified, corrected }: FieldRowProps) {
  const t = useText();
  const formats = useFormats();
  const title = field?.title ?? row.fieldId;
  const layout = field && chooseFieldLayout(field, { t, formats });
  return (
    <div
      className={classes.row}
      data-wide={!layout || needsWholeLine(title, layout) || undefined}
      data-tall={(layout && isTall(layout)) || undefined}
      data-bold={row.bold || undefined}
      data-certified={certified || undefined}
    >
      <dt className={classes.label}>{title}</dt>
      <dd className={classes.value}>
        <ReportFieldValue field={field} />
        {corrected && <span className={classes.corrected}> ({t('stack.correction.mark')})</span>}
        {certified && <CertifiedMark label={t('report.certified')} />}
      </dd>
    </div>
  );
}

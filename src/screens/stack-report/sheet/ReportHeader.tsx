import { useState } from 'react';
import { chooseFieldLayout } from '@/features/stack-fields/chooseFieldLayout';
import { type ReadField, readField } from '@/features/stack-fields/readField';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { keyedByIndex } from '@/lib/keyedByIndex';
import type { Report } from '@/screens/stack-report/data/readReport';
import { ReportFieldValue } from '@/screens/stack-report/fields/ReportFieldValue';
import { needsWholeLine } from '@/screens/stack-report/fields/rowShape';
import { isEmbeddedPicture } from '@/screens/stack-report/pictures/pictureDataUrl';
import { useAwaited } from '@/screens/stack-report/readiness/readiness';
import { useHeadingFocus } from '@/ui/layout/firstPage';
import classes from './ReportHeader.module.css';

export function ReportHeader({ report }: { report: Report }) {
  const t = useText();
  const { layout, stackNumber, organizationName, departmentName, organizationLogo } = report;
  const heading = useHeadingFocus();
  return (
    <header className={classes.header}>
      <div className={classes.sender}>
        {organizationLogo !== null && <OrganizationLogo dataUrl={organizationLogo} name={organizationName} />}
        <div className={classes.names}>
          <div className={classes.organization}>{organizationName}</div>
          <div>{departmentName}</div>
        </div>
      </div>
      <div className={classes.headline}>
        <h1 ref={heading} tabIndex={-1} className={classes.heading}>
          <span className={classes.title}>{layout.title || t('report.title')}</span>{' '}
          <span className={classes.number}>{t('report.stack', { stackNumber })}</span>
        </h1>
        <HeadVolume report={report} />
      </div>
      <HeaderFields report={report} />
    </header>
  );
}

/**
 * The volume is printed in the head of the report, because it is invoiced and nobody should have to look for
 * it.
 */
function HeadVolume({ report: { volumeFieldId, fieldOf } }: { report: Report }) {
  const volume = volumeFieldId === undefined ? undefined : fieldOf(volumeFieldId);
  if (volume?.content.status !== 'given') return null;
  return (
    <p className={classes.volume}>
      <span className={classes.volumeTitle}>{volume.title}</span>{' '}
      <span className={classes.volumeFigure}>
        <ReportFieldValue field={volume} />
      </span>
    </p>
  );
}

function HeaderFields({ report }: { report: Report }) {
  const t = useText();
  const { ownDate } = useFormats();
  const { layout, fieldOf, polterId, measurementDateTime, instrument, dueDiligence } = report;
  const named = layout.headerFieldIds.map((id) => ({ id, field: fieldOf(id) }));
  const hasDate = named.some(({ field }) => isMoment(field, measurementDateTime));
  const certificateText = () => {
    const expired = instrument?.expiredCertificate;
    if (!expired) return instrument?.certificate;
    const { number: certificate, validUntil } = expired;
    return t('report.certificate_expired', { certificate, date: ownDate(validUntil) });
  };
  const statementText = ({ referenceNumber: reference, verificationNumber: verification }: Statement) =>
    verification === null ? reference : t('report.due_diligence_numbers', { reference, verification });
  const detail = (id: string, fieldType: string, value: string) => ({
    id,
    field: readField({ title: id, fieldType, value }),
  });
  const fields = [
    ...(polterId === null ? [] : [detail(t('stack_table.stack_id'), 'String', polterId)]),
    ...(hasDate || measurementDateTime === null
      ? []
      : [detail(t('stack_date.Measured'), 'Date', measurementDateTime)]),
    ...named,
    detail(t('report.instrument'), 'String', instrument?.name || t('report.not_recorded')),
    detail(t('report.certificate'), 'String', certificateText() || t('report.not_recorded')),
    ...(dueDiligence === null
      ? []
      : [detail(t('report.due_diligence'), 'String', statementText(dueDiligence))]),
  ];
  return (
    <dl className={classes.fields}>
      {keyedByIndex(fields).map(({ key, item: { id, field } }) => (
        <HeaderField key={key} title={field?.title ?? id} field={field} />
      ))}
    </dl>
  );
}

type Statement = NonNullable<Report['dueDiligence']>;

/**
 * Tells whether the field holds this moment. Another date, such as that of the felling, does not say when the
 * stack was measured.
 */
function isMoment(field: ReadField | undefined, iso: string | null): boolean {
  if (field?.content.status !== 'given' || field.content.fieldType !== 'Date') return false;
  return iso !== null && Date.parse(field.content.value) === Date.parse(iso);
}

function HeaderField({ title, field }: { title: string; field: ReadField | undefined }) {
  const t = useText();
  const formats = useFormats();
  const isWide = field && needsWholeLine(title, chooseFieldLayout(field, { t, formats }));
  return (
    <div data-wide={isWide || undefined}>
      <dt>{title}</dt>
      <dd>
        <ReportFieldValue field={field} />
      </dd>
    </div>
  );
}

function OrganizationLogo({ dataUrl, name }: { dataUrl: string; name: string }) {
  const t = useText();
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>(
    isEmbeddedPicture(dataUrl) ? 'loading' : 'broken',
  );
  useAwaited(state !== 'loading');
  if (state === 'broken') return <p className={classes.broken}>{t('report.logo_broken')}</p>;
  return (
    <img
      className={classes.logo}
      src={dataUrl}
      alt={t('report.logo', { name })}
      onLoad={() => setState('shown')}
      onError={() => setState('broken')}
    />
  );
}

import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/useText';
import { byPlace } from '../../lib/byPlace';
import { readField } from '../../widgets/stack-fields/readField';
import { FieldValue } from './FieldValue';
import { OrganizationLogo } from './OrganizationLogo';
import classes from './ReportHeader.module.css';
import type { ShownReport } from './readReport';

/** Whose report it is, of which stack, and the fields that its layout puts at the head. */
export function ReportHeader({ report }: { report: ShownReport }) {
  const t = useText();
  const { layout, stackNumber, organizationName, departmentName, organizationLogo } = report;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className={classes.header}>
      <div className={classes.sender}>
        {organizationLogo !== null && <OrganizationLogo dataUrl={organizationLogo} name={organizationName} />}
        <div className={classes.names}>
          <div className={classes.organization}>{organizationName}</div>
          <div>{departmentName}</div>
        </div>
      </div>
      <h1 ref={heading} tabIndex={-1} className={classes.heading}>
        <span className={classes.title}>{layout.title || t('report.title')}</span>{' '}
        <span className={classes.number}>{t('report.stack', { stackNumber })}</span>
      </h1>
      <HeaderFields report={report} />
    </header>
  );
}

function HeaderFields({ report: { layout, fieldOf, ...report } }: { report: ShownReport }) {
  const t = useText();
  const facts = [
    readField({ title: t('stack_table.stack_id'), fieldType: 'String', value: report.polterId }),
    readField({ title: t('stack_date.Measured'), fieldType: 'Date', value: report.measurementDateTime }),
  ];
  const named = layout.headerFieldIds.map((id) => ({ id, field: fieldOf(id) }));
  return (
    <dl className={classes.fields}>
      {byPlace([...facts.map((field) => ({ id: field.title, field })), ...named]).map(({ key, item }) => (
        <div key={key}>
          <dt>{item.field?.title ?? item.id}</dt>
          <dd>
            <FieldValue field={item.field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

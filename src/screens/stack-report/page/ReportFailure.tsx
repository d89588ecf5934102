import { useEffect, useRef } from 'react';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { announceReport } from '@/screens/stack-report/data/reportState';
import { usePageTitle } from '@/ui/layout/usePageTitle';
import { ReportButton } from './ReportButton';
import classes from './ReportFailure.module.css';

interface ReportFailureProps {
  title: string;
  /** Why. */
  text: string;
  /** What to do about it. */
  wayOn?: string | undefined;
  /** Where trying again may help. */
  onRetry?: () => void;
}

/** In place of a report: why there is none, and a way on. */
export function ReportFailure({ title, text, wayOn, onRetry }: ReportFailureProps) {
  const t = useText();
  usePageTitle(`${title} · Stackyard`);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return announceReport('failed');
  }, []);
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        <p>{text}</p>
        {wayOn && <p>{wayOn}</p>}
        <div className={classes.actions}>
          {onRetry && <ReportButton text={t('ui.retry')} onClick={onRetry} />}
          <a href={paths.login}>{t('report.open_portal')}</a>
        </div>
      </div>
    </main>
  );
}

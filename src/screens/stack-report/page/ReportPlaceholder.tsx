import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { announceReport } from '@/screens/stack-report/readiness/readiness';
import { usePageTitle } from '@/ui/layout/usePageTitle';
import { ReportButton } from './ReportButton';
import classes from './ReportPlaceholder.module.css';

interface ReportFailureProps {
  title: string;
  text: string;
  wayOn?: string | undefined;
  wayBack?: ReactNode;
  onRetry?: () => void;
}

export function ReportUnavailable({ title, text, wayOn, wayBack, onRetry }: ReportFailureProps) {
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
          {wayBack ?? <a href={paths.login}>{t('report.open_portal')}</a>}
        </div>
      </div>
    </main>
  );
}

export function ReportLoading() {
  const t = useText();
  usePageTitle(`${t('report.title')} · Stackyard`);
  useEffect(() => announceReport('loading'), []);
  return (
    <main className={classes.page} aria-busy="true">
      <div className={classes.card}>
        <h1 className={classes.title}>{t('report.title')}</h1>
        <p role="status">{t('report.loading')}</p>
      </div>
    </main>
  );
}

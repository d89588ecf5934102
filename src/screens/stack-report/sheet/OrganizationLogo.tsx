import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { isEmbeddedPicture } from '@/screens/stack-report/data/isEmbeddedPicture';
import { useAwaited } from '@/screens/stack-report/readiness/readiness';
import classes from './ReportHeader.module.css';

/** The organisation's logo, or that it cannot be shown. */
export function OrganizationLogo({ dataUrl, name }: { dataUrl: string; name: string }) {
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

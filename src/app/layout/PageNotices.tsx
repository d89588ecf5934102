import { Button } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { StaleNotice } from '@/features/errors/StaleNotice';
import { useText } from '@/i18n/useText';
import { useAccess } from '@/store/access/useAccess';
import { Notice } from '@/ui/feedback/Notice';
import { unsavedText } from '@/ui/form/unsaved/useUnsaved';
import classes from './Shell.module.css';

export function PageNotices() {
  return (
    <>
      <OfflineBanner />
      <NewVersion />
      <StaleAccess />
    </>
  );
}

/** The status region is always in the page, so that screen readers announce its text when it appears. */
function OfflineBanner() {
  const t = useText();
  const { online } = useNetwork();
  return <div role="status">{!online && <p className={classes.offline}>{t('shell.offline')}</p>}</div>;
}

/**
 * Appears when a deployment has removed a part of the page and unsaved text holds back the reload
 * (`staleChunks.ts`).
 */
function NewVersion() {
  const t = useText();
  const [isHeldBack, setHeldBack] = useState(false);
  useEffect(() => {
    const note = () => setHeldBack(unsavedText.exists());
    window.addEventListener('vite:preloadError', note);
    return () => window.removeEventListener('vite:preloadError', note);
  }, []);
  if (!isHeldBack) return null;
  return (
    <Notice tone="danger">
      <p>{t('shell.new_version')}</p>
      <Button variant="default" size="xs" onClick={() => window.location.reload()}>
        {t('ui.failure.reload')}
      </Button>
    </Notice>
  );
}

function StaleAccess() {
  const t = useText();
  const { staleError, isFetching, retry } = useAccess();
  return (
    <StaleNotice title={t('shell.access_stale')} error={staleError} isFetching={isFetching} onRetry={retry} />
  );
}

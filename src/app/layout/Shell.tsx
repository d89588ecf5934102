import '@/ui/styles/frame.css';
import { Button } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { type CommandOverlay, Shortcuts } from '@/app/commands/Shortcuts';
import { StaleNotice } from '@/features/errors/StaleNotice';
import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import { useAccess } from '@/store/access/useAccess';
import { baseApi } from '@/store/api/client/baseApi';
import { useAppDispatch } from '@/store/hooks';
import { selectionCleared } from '@/store/selection/selectionSlice';
import { later } from '@/ui/feedback/later';
import { Notice } from '@/ui/feedback/Notice';
import { DraftNotice } from '@/ui/form/draft/DraftNotice';
import { unsavedText } from '@/ui/form/unsaved/useUnsaved';
import { SkipLink } from '@/ui/layout/SkipLink';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { FailureNotices } from './FailureNotices';
import classes from './Shell.module.css';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import { useScrollRestoration } from './useScrollRestoration';

const MenuDrawer = later(async () => (await import('./MenuDrawer')).MenuDrawer, { isAhead: true });

export function Shell() {
  const t = useText();
  const { pathname, key } = useLocation();
  const isPhone = useIsPhone();
  const navigation = useNavigationType();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [overlay, setOverlay] = useState<CommandOverlay>(null);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const [shownKey, setShownKey] = useState(key);
  useCardLanguage();
  if (key !== shownKey) {
    setShownKey(key);
    // A page that only completes its own address keeps the menu open.
    if (navigation !== 'REPLACE') setMenuOpen(false);
  }
  return (
    <>
      <SkipLink targetId="content" label={t('ui.skip_to_content')} className={classes.skip} />
      <TopBar onOpenMenu={isPhone ? openMenu : null} onOverlay={setOverlay} />
      <Shortcuts overlay={overlay} onOverlay={setOverlay} />
      <div className={classes.body}>
        {isPhone ? (
          <MenuDrawer opened={isMenuOpen} onClose={() => setMenuOpen(false)} />
        ) : (
          <aside className={classes.side} aria-label={t('shell.menu')}>
            <SideMenu />
          </aside>
        )}
        <main id="content" tabIndex={-1} className={classes.main}>
          <OfflineBanner />
          <NewVersion />
          <StaleAccess />
          {/* A changed path is a new page that keeps no state, and its heading takes the focus. */}
          <Page key={pathname} />
        </main>
      </div>
      <FailureNotices />
    </>
  );
}

/**
 * Titles and options of measurement cards are in the language of the page, so a change of language loads them
 * again.
 */
function useCardLanguage() {
  const { language } = useLocale();
  const dispatch = useAppDispatch();
  const asked = useRef(language);
  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    dispatch(baseApi.util.invalidateTags(['Stack', 'MeasurementCard']));
    // The selection keeps texts of stacks on other pages, which are not loaded again.
    dispatch(selectionCleared());
  }, [language, dispatch]);
}

function Page() {
  useScrollRestoration();
  return (
    <>
      <DraftNotice />
      <Outlet />
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

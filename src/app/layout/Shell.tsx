import '@/ui/styles/frame.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { type CommandOverlay, Shortcuts } from '@/app/commands/Shortcuts';
import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import { baseApi } from '@/store/api/client/baseApi';
import { useAppDispatch } from '@/store/hooks';
import { selectionCleared } from '@/store/selection/selectionSlice';
import { later } from '@/ui/feedback/later';
import { DraftNotice } from '@/ui/form/draft/DraftNotice';
import { SkipLink } from '@/ui/layout/SkipLink';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { FailureNotices } from './FailureNotices';
import { PageNotices } from './PageNotices';
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
          <PageNotices />
          {/* A changed path is a new page that keeps no state, and its heading takes the focus. */}
          <Page key={pathname} />
        </main>
      </div>
      <FailureNotices />
    </>
  );
}

/**
 * The titles and options of measurement cards are in the language of the page, so a change of language loads
 * them again.
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

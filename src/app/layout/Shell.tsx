import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { useText } from '@/i18n/useText';
import { SkipLink } from '@/ui/layout/SkipLink';
import '@/ui/styles/frame.css';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { FailureNotices } from './FailureNotices';
import { MenuDrawer } from './MenuDrawer';
import { OfflineBanner } from './OfflineBanner';
import classes from './Shell.module.css';
import { SideMenu } from './SideMenu';
import { StaleAccess } from './StaleAccess';
import { TopBar } from './TopBar';
import { usePagePlace } from './usePagePlace';

/** The frame of every page behind the guard: top bar, side menu (a drawer below 768 px) and the page. */
export function Shell() {
  const t = useText();
  const { pathname, key } = useLocation();
  const isPhone = useIsPhone();
  const navigation = useNavigationType();
  const [isMenuOpen, setMenuOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that a link was followed.
  useEffect(() => {
    // A page that completes its own address has gone nowhere: the menu would close under the finger.
    if (navigation !== 'REPLACE') setMenuOpen(false);
  }, [key, navigation]);
  return (
    <>
      <SkipLink targetId="content" label={t('ui.skip_to_content')} className={classes.skip} />
      <TopBar onOpenMenu={isPhone ? () => setMenuOpen(true) : null} />
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
          <StaleAccess />
          {/* A changed path is a new page: nothing of the former one stays, and its heading takes the focus. */}
          <Page key={pathname} />
        </main>
      </div>
      <FailureNotices />
    </>
  );
}

function Page() {
  usePagePlace();
  return <Outlet />;
}

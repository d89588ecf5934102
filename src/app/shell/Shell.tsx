import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useText } from '../../i18n/useText';
import { SkipLink } from '../../ui/SkipLink';
import '../../ui/styles/frame.css';
import { useIsPhone } from '../../ui/useIsPhone';
import { FailureNotices } from './FailureNotices';
import { MenuDrawer } from './MenuDrawer';
import { OfflineBanner } from './OfflineBanner';
import classes from './Shell.module.css';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import { usePagePlace } from './usePagePlace';

/** The frame of every page behind the guard: top bar, side menu (a drawer below 768 px) and the page. */
export function Shell() {
  const t = useText();
  const { pathname, key } = useLocation();
  const isPhone = useIsPhone();
  // Open at one place: whoever goes somewhere has closed it.
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null);
  return (
    <>
      <SkipLink targetId="content" label={t('ui.skip_to_content')} className={classes.skip} />
      <TopBar onOpenMenu={isPhone ? () => setMenuOpenAt(key) : null} />
      <div className={classes.body}>
        {isPhone ? (
          <MenuDrawer opened={menuOpenAt === key} onClose={() => setMenuOpenAt(null)} />
        ) : (
          <aside className={classes.side}>
            <SideMenu />
          </aside>
        )}
        <main id="content" tabIndex={-1} className={classes.main}>
          <OfflineBanner />
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

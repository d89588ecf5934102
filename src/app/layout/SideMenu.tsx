import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useLocation, useParams } from 'react-router';
import { dashboardEntry, detailsEntry, stacksEntry } from '@/app/scope/menuEntries';
import { sectionOf } from '@/app/scope/scopePaths';
import { useText } from '@/i18n/useText';
import { useAccess } from '@/store/access/useAccess';
import { signOut } from '@/store/api/signOut';
import { useAppDispatch } from '@/store/hooks';
import { PartBoundary } from '@/ui/feedback/PartBoundary';
import { useLeave } from '@/ui/form/unsaved/UnsavedGuard';
import { Icon } from '@/ui/icons/Icon';
import { version } from '../../../package.json';
import { MenuEntry } from './MenuEntry';
import classes from './SideMenu.module.css';

const GlobalAdminEntries = lazy(async () => ({
  default: (await import('./GlobalAdminEntries')).GlobalAdminEntries,
}));

interface SideMenuProps {
  /** Runs when the person presses the entry of the current page, which leads nowhere. */
  onCurrent?: () => void;
}

export function SideMenu({ onCurrent }: SideMenuProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const leave = useLeave();
  const section = sectionOf(useLocation().pathname);
  const { orgId, deptId } = useParams();
  const { access } = useAccess();
  const scope = { orgId, deptId };
  return (
    <div className={classes.menu}>
      <nav aria-label={t('shell.main_navigation')} className={classes.entries}>
        <MenuEntry
          to={dashboardEntry(access, scope)}
          label={t('shell.dashboard')}
          icon="dashboard"
          current={section === 'dashboard' && 'page'}
          onCurrent={onCurrent}
        />
        <MenuEntry
          to={stacksEntry(access, scope)}
          label={t('shell.stacks')}
          icon="stacks"
          current={section === 'stack' ? 'true' : section === 'stacks' && 'page'}
          onCurrent={onCurrent}
        />
        <MenuEntry
          to={detailsEntry(access, scope)}
          label={t('shell.details')}
          icon="details"
          current={
            section === 'person' ? 'true' : (section === 'organization' || section === 'department') && 'page'
          }
          onCurrent={onCurrent}
        />
        {access.isGlobalAdmin && !orgId && (
          <PartBoundary fallback={() => null}>
            <Suspense>
              <GlobalAdminEntries onCurrent={onCurrent} />
            </Suspense>
          </PartBoundary>
        )}
      </nav>
      <Button
        variant="subtle"
        color="gray"
        justify="flex-start"
        leftSection={<Icon name="logOut" />}
        onClick={() => leave(() => dispatch(signOut()))}
      >
        {t('shell.log_out')}
      </Button>
      <p className={classes.version}>{t('shell.version', { version })}</p>
    </div>
  );
}

import { Button } from '@mantine/core';
import { useLocation, useParams } from 'react-router';
import { dashboardEntry, detailsEntry, stacksEntry } from '@/app/scope/menuEntries';
import { sectionOf } from '@/app/scope/scopePaths';
import { useText } from '@/i18n/useText';
import { useAccess } from '@/store/access/useAccess';
import { signOut } from '@/store/api/signOut';
import { useAppDispatch } from '@/store/hooks';
import { useLeave } from '@/ui/form/unsaved/UnsavedGuard';
import { Icon } from '@/ui/icons/Icon';
import { version } from '../../../package.json';
import { GlobalAdminEntries } from './GlobalAdminEntries';
import { MenuEntry } from './MenuEntry';
import classes from './SideMenu.module.css';

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
            section === 'person' || section === 'history'
              ? 'true'
              : (section === 'organization' || section === 'department') && 'page'
          }
          onCurrent={onCurrent}
        />
        {access.isGlobalAdmin && !orgId && <GlobalAdminEntries onCurrent={onCurrent} />}
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

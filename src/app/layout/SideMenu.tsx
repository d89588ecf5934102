import { Button, NavLink as MenuLink } from '@mantine/core';
import { Link, useLocation, useParams } from 'react-router';
import { dashboardEntry, detailsEntry, stacksEntry } from '@/app/scope/menuEntries';
import { sectionOf } from '@/app/scope/scopePaths';
import { useText } from '@/i18n/useText';
import { useAccess } from '@/store/access/useAccess';
import { signOut } from '@/store/api/signOut';
import { useAppDispatch } from '@/store/hooks';
import { useLeave } from '@/ui/form/unsaved/UnsavedGuard';
import type { IconName } from '@/ui/icons/Icon';
import { Icon } from '@/ui/icons/Icon';
import { version } from '../../../package.json';
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
        <Entry
          to={dashboardEntry(access, scope)}
          label={t('shell.dashboard')}
          icon="dashboard"
          current={section === 'dashboard' && 'page'}
          onCurrent={onCurrent}
        />
        <Entry
          to={stacksEntry(access, scope)}
          label={t('shell.stacks')}
          icon="stacks"
          current={section === 'stack' ? 'true' : section === 'stacks' && 'page'}
          onCurrent={onCurrent}
        />
        <Entry
          to={detailsEntry(access, scope)}
          label={t('shell.details')}
          icon="details"
          current={
            section === 'person' ? 'true' : (section === 'organization' || section === 'department') && 'page'
          }
          onCurrent={onCurrent}
        />
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

interface EntryProps {
  /** Null hides the entry. */
  to: string | null;
  label: string;
  icon: IconName;
  /** 'page' on the entry's own page, 'true' on a page that belongs to it. */
  current: 'page' | 'true' | false;
  onCurrent: (() => void) | undefined;
}

function Entry({ to, label, icon, current, onCurrent }: EntryProps) {
  if (!to) return null;
  return (
    <MenuLink
      component={Link}
      to={to}
      label={label}
      leftSection={<Icon name={icon} />}
      active={current !== false}
      aria-current={current || undefined}
      {...(current === 'page' && onCurrent && { onClick: onCurrent })}
    />
  );
}

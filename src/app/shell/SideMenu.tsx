import { Button, NavLink as MenuLink } from '@mantine/core';
import { Link, useLocation, useParams } from 'react-router';
import { version } from '../../../package.json';
import { useText } from '../../i18n/useText';
import { useAccess } from '../../store/access/useAccess';
import { signOut } from '../../store/api/signOut';
import { useAppDispatch } from '../../store/hooks';
import { useLeave } from '../../ui/form/UnsavedGuard';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/iconPaths';
import { detailsEntry, stacksEntry } from './menuEntries';
import classes from './SideMenu.module.css';

/** The pages of the scope that the person is in, the way out, and the version. */
export function SideMenu() {
  const t = useText();
  const dispatch = useAppDispatch();
  const leave = useLeave();
  const { orgId, deptId } = useParams();
  const { access } = useAccess();
  const scope = { orgId, deptId };
  return (
    <div className={classes.menu}>
      <nav aria-label={t('shell.main_navigation')} className={classes.entries}>
        <Entry to={stacksEntry(access, scope)} label={t('shell.stacks')} icon="stacks" />
        <Entry to={detailsEntry(access, scope)} label={t('shell.details')} icon="details" />
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
  /** Null where there is nowhere to lead to: then there is no entry. */
  to: string | null;
  label: string;
  icon: IconName;
}

function Entry({ to, label, icon }: EntryProps) {
  const { pathname } = useLocation();
  if (!to) return null;
  const isCurrent = to === pathname;
  return (
    <MenuLink
      component={Link}
      to={to}
      label={label}
      leftSection={<Icon name={icon} />}
      active={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
    />
  );
}

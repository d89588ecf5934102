import { Button, NavLink as MenuLink } from '@mantine/core';
import { Link, useLocation, useParams } from 'react-router';
import { version } from '../../../package.json';
import { useText } from '../../i18n/useText';
import { useAccess } from '../../store/access/useAccess';
import { signOut } from '../../store/api/signOut';
import { useAppDispatch } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import classes from './SideMenu.module.css';
import { stacksEntry } from './stacksEntry';

/** The pages of the scope that the person is in, the way out, and the version. */
export function SideMenu() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const { orgId, deptId } = useParams();
  const { access } = useAccess();
  const stacks = stacksEntry(access, { orgId, deptId });
  const isCurrent = stacks === pathname;
  return (
    <div className={classes.menu}>
      <nav aria-label={t('shell.main_navigation')} className={classes.entries}>
        {stacks && (
          <MenuLink
            component={Link}
            to={stacks}
            label={t('shell.stacks')}
            leftSection={<Icon name="stacks" />}
            active={isCurrent}
            aria-current={isCurrent ? 'page' : undefined}
          />
        )}
      </nav>
      <Button
        variant="subtle"
        color="gray"
        justify="flex-start"
        leftSection={<Icon name="logOut" />}
        onClick={() => dispatch(signOut())}
      >
        {t('shell.log_out')}
      </Button>
      <p className={classes.version}>{t('shell.version', { version })}</p>
    </div>
  );
}

import { Button } from '@mantine/core';
import { matchPath, useLocation, useParams } from 'react-router';
import { dashboardEntry, detailsEntry, stacksEntry } from '@/app/scope/menuEntries';
import { sectionOf } from '@/app/scope/scopePaths';
import { useText } from '@/i18n/useText';
import { paths, patterns } from '@/navigation/paths';
import { useAccess } from '@/store/access/useAccess';
import { signOut } from '@/store/api/signOut';
import { useAppDispatch } from '@/store/hooks';
import { useFeature } from '@/store/useFeature';
import { useLeave } from '@/ui/form/unsaved/UnsavedGuard';
import { Icon } from '@/ui/icons/Icon';
import { version } from '../../../package.json';
import { MenuEntry } from './MenuEntry';
import classes from './SideMenu.module.css';

interface SideMenuProps {
  onCurrent?: () => void;
}

export function SideMenu({ onCurrent }: SideMenuProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const leave = useLeave();
  const { pathname, search } = useLocation();
  const section = sectionOf(pathname);
  const isHistoryOfStack = section === 'history' && isOfStack(search);
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
          current={section === 'stack' || isHistoryOfStack ? 'true' : section === 'stacks' && 'page'}
          onCurrent={onCurrent}
        />
        <MenuEntry
          to={detailsEntry(access, scope)}
          label={t('shell.details')}
          icon="details"
          current={
            section === 'person' || (section === 'history' && !isHistoryOfStack)
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

function isOfStack(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.get('kind') === 'Stack' && Boolean(query.get('thing'));
}

function GlobalAdminEntries({ onCurrent }: { onCurrent: (() => void) | undefined }) {
  const t = useText();
  const { pathname } = useLocation();
  const isCardPage = matchPath(patterns.measurementCardVersion, pathname) !== null;
  return (
    <>
      <MenuEntry
        to={paths.organizations}
        label={t('organizations.title')}
        icon="building"
        current={pathname === paths.organizations && 'page'}
        onCurrent={onCurrent}
      />
      <MenuEntry
        to={useFeature('cardVersions') ? paths.measurementCards : null}
        label={t('shell.measurement_cards')}
        icon="details"
        current={isCardPage ? 'true' : pathname === paths.measurementCards && 'page'}
        onCurrent={onCurrent}
      />
      <MenuEntry
        to={useFeature('globalAdmins') ? paths.globalAdmins : null}
        label={t('shell.global_admins')}
        icon="person"
        current={pathname === paths.globalAdmins && 'page'}
        onCurrent={onCurrent}
      />
      <MenuEntry
        to={useFeature('deletedOrganizations') ? paths.deletedOrganizations : null}
        label={t('deleted_organizations.title')}
        icon="trash"
        current={pathname === paths.deletedOrganizations && 'page'}
        onCurrent={onCurrent}
      />
    </>
  );
}

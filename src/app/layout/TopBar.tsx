import { ActionIcon, Anchor, Menu, Text } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { memo, useEffect } from 'react';
import { Link, useMatch } from 'react-router';
import { useShellScope } from '@/app/scope/useShellScope';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { landingPath } from '@/store/access/landing';
import { useAccess } from '@/store/access/useAccess';
import { selectDownloadCount } from '@/store/api/runningDownloads';
import { useGetSawmillUserInfoQuery, useGetUserInfoQuery } from '@/store/api/userInfoApi';
import { useAppSelector } from '@/store/hooks';
import { selectSession } from '@/store/session/sessionSlice';
import { useFeature } from '@/store/useFeature';
import { later } from '@/ui/feedback/later';
import { Icon } from '@/ui/icons/Icon';
import { Logo } from '@/ui/layout/Logo';
import { LanguageSwitch, SchemeSwitch } from '@/ui/layout/PreferenceSwitches';
import { DepartmentSelector } from './DepartmentSelector';
import { OrganizationsButton } from './OrganizationsButton';
import classes from './TopBar.module.css';

const DownloadNotices = later(async () => (await import('./DownloadNotices')).DownloadNotices, {
  isAhead: true,
});

interface TopBarProps {
  onOpenMenu: (() => void) | null;
  onOverlay: (overlay: 'palette' | 'account') => void;
}

export const TopBar = memo(function TopBar({ onOpenMenu, onOverlay }: TopBarProps) {
  const t = useText();
  const { access } = useAccess();
  return (
    <header className={classes.bar}>
      {onOpenMenu && (
        <ActionIcon aria-label={t('shell.menu')} aria-haspopup="dialog" onClick={onOpenMenu}>
          <Icon name="menu" />
        </ActionIcon>
      )}
      <Link to={landingPath(access)} className={classes.logo}>
        <Logo withName={!onOpenMenu} />
      </Link>
      {!onOpenMenu && <OrganizationsButton />}
      <OrganizationName />
      {!onOpenMenu && <DepartmentSelector />}
      <div className={classes.end}>
        <ActionIcon
          aria-label={t('commands.open')}
          title={`${t('commands.open')} (${t('shortcuts.key.control_k')})`}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => onOverlay('palette')}
        >
          <Icon name="commands" />
        </ActionIcon>
        {!onOpenMenu && <LanguageSwitch />}
        {!onOpenMenu && <SchemeSwitch />}
        <Downloads />
        <PersonMenu onAccount={() => onOverlay('account')} />
      </div>
    </header>
  );
});

const holdBack = (event: BeforeUnloadEvent) => event.preventDefault();

function Downloads() {
  const isDownloading = useAppSelector(selectDownloadCount) > 0;
  useEffect(() => {
    if (!isDownloading) return;
    window.addEventListener('beforeunload', holdBack);
    return () => window.removeEventListener('beforeunload', holdBack);
  }, [isDownloading]);
  return isDownloading && <DownloadNotices />;
}

function OrganizationName() {
  const scope = useShellScope();
  if (!scope) return <SawmillNames />;
  if (!scope.organization) return null;
  const { orgId, organization, isWholeOrganization } = scope;
  if (!isWholeOrganization)
    return (
      <span className={classes.name} title={organization.name}>
        {organization.name}
      </span>
    );
  return (
    <Anchor
      component={Link}
      to={paths.dashboard(orgId)}
      className={classes.name}
      title={organization.name}
      underline="hover"
    >
      {organization.name}
    </Anchor>
  );
}

function SawmillNames() {
  const isShown = useMatch(paths.sawmillStacks) !== null;
  const { currentData: info } = useGetSawmillUserInfoQuery(isShown ? undefined : skipToken);
  const names = info?.sawmills.flatMap(({ sawmillName = [] }) => sawmillName).join(', ');
  if (!names) return null;
  return (
    <span className={classes.name} title={names}>
      {names}
    </span>
  );
}

function PersonMenu({ onAccount }: { onAccount: () => void }) {
  const t = useText();
  const session = useAppSelector(selectSession);
  const { access } = useAccess();
  const { data: person } = useGetUserInfoQuery();
  const hasGlobalAdmins = useFeature('globalAdmins');
  const hasCards = useFeature('cardVersions');
  const email = person?.email ?? session?.subject;
  return (
    // Without Mantine's placeholder the first action takes the focus, as in the menus of rows.
    <Menu position="bottom-end" width={240} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon aria-label={t('shell.person_menu')}>
          <Icon name="person" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {person?.name && (
            // A menu must not contain a paragraph.
            <Text component="div" c="var(--mantine-color-text)" fw={600} truncate>
              {person.name}
            </Text>
          )}
          <Text component="div" size="xs" truncate>
            {email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item leftSection={<Icon name="person" />} onClick={onAccount}>
          {t('shell.account')}
        </Menu.Item>
        {hasGlobalAdmins && access.isGlobalAdmin && (
          <Menu.Item component={Link} to={paths.globalAdmins} leftSection={<Icon name="details" />}>
            {t('shell.global_admins')}
          </Menu.Item>
        )}
        {hasCards && access.isGlobalAdmin && (
          <Menu.Item component={Link} to={paths.measurementCards} leftSection={<Icon name="details" />}>
            {t('shell.measurement_cards')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

import { ActionIcon, Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '@/i18n/useText';
import { landingPath } from '@/store/access/landing';
import { homeOf } from '@/store/access/paths';
import { useAccess } from '@/store/access/useAccess';
import { Icon } from '@/ui/icons/Icon';
import { LanguageSwitch } from '@/ui/layout/LanguageSwitch';
import { Logo } from '@/ui/layout/Logo';
import { SchemeSwitch } from '@/ui/layout/SchemeSwitch';
import { DepartmentSelector } from './DepartmentSelector';
import { OrganizationsButton } from './OrganizationsButton';
import { PersonMenu } from './PersonMenu';
import classes from './TopBar.module.css';
import { useShellScope } from './useShellScope';

/** Where the person is, and how they want to see it. On a phone most of it moves into the menu that the bar opens. */
export function TopBar({ onOpenMenu }: { onOpenMenu: (() => void) | null }) {
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
        {!onOpenMenu && <LanguageSwitch />}
        {!onOpenMenu && <SchemeSwitch />}
        <PersonMenu />
      </div>
    </header>
  );
}

/** A link for those to whom the whole organisation is open. */
function OrganizationName() {
  const scope = useShellScope();
  if (!scope?.organization) return null;
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
      to={homeOf(orgId)}
      className={classes.name}
      title={organization.name}
      underline="hover"
    >
      {organization.name}
    </Anchor>
  );
}

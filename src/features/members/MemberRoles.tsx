import { Anchor, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '@/i18n/useText';
import type { Member, Role } from '@/store/api/organizationApi';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import classes from './PersonCells.module.css';
import { personLabel, personOfMember } from './person';

const most = 2;

interface MemberRolesProps {
  user: Member;
  words: readonly string[];
  path: string;
}

export function MemberRoles({ user, words, path }: MemberRolesProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const shown = isPhone ? words.slice(0, words.length > most + 1 ? most : words.length) : words.slice(0, 1);
  const more = words.length - shown.length;
  if (isPhone && words.length === 1) return words[0];
  const further = more > 0 && (
    <Anchor component={Link} to={path} c="inherit" className={classes.more}>
      {t('people.more_roles', { count: more })}
      <VisuallyHidden component="span">
        {' '}
        {t('people.more_roles_of', { count: more, name: personLabel(personOfMember(user)) })}
      </VisuallyHidden>
    </Anchor>
  );
  if (!isPhone)
    return (
      <span className={classes.roles} title={more > 0 ? words.join(', ') : undefined}>
        <span className={classes.role} title={words[0]}>
          {words[0]}
        </span>
        {further}
      </span>
    );
  return (
    <>
      {shown.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {further}
    </>
  );
}

export function useRoleWords(): (roles: readonly Role[]) => string {
  const t = useText();
  return (roles) => {
    const held: readonly Role[] = roles.length > 0 ? roles : ['NotSet'];
    return held.map((role) => t(`users.role.${role}`)).join(', ');
  };
}

export function useMemberRoleWords(ofOrganization: boolean): (user: Member) => string[] {
  const t = useText();
  const roleWords = useRoleWords();
  const ownWords = (roles: readonly Role[]) => {
    const isSaid = roles.includes('OrganizationAdmin') || roles.every((role) => role === 'NotSet');
    const words = roleWords(roles);
    return ofOrganization && !isSaid ? t('users.in_all_departments', { roles: words }) : words;
  };
  return ({ roles, departmentRoles = [] }) => {
    const led = departmentRoles
      .filter((one) => one.state === 'Active' && one.roles.some((role) => role !== 'NotSet'))
      .map((one) => `${roleWords(one.roles)} · ${one.departmentName}`);
    const hasOwn = roles.some((role) => role !== 'NotSet');
    return hasOwn || led.length === 0 ? [ownWords(roles), ...led] : led;
  };
}

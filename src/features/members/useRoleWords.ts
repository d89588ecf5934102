import { useText } from '@/i18n/useText';
import type { Member, Role } from '@/store/api/organizationApi';

/** Roles in the person's language; no roles are "None". */
export function useRoleWords(): (roles: readonly Role[]) => string {
  const t = useText();
  return (roles) => {
    const held: readonly Role[] = roles.length > 0 ? roles : ['NotSet'];
    return held.map((role) => t(`users.role.${role}`)).join(', ');
  };
}

/**
 * The roles of a user in words: those here, and those in departments with their names. "None" stands only where there are
 * none at all.
 */
export function useMemberRoleWords(): (user: Member) => string[] {
  const roleWords = useRoleWords();
  return ({ roles, departmentRoles = [] }) => {
    const led = departmentRoles
      .filter((one) => one.state === 'Active' && one.roles.some((role) => role !== 'NotSet'))
      .map((one) => `${roleWords(one.roles)} · ${one.departmentName}`);
    const hasOwn = roles.some((role) => role !== 'NotSet');
    return hasOwn || led.length === 0 ? [roleWords(roles), ...led] : led;
  };
}

import { useText } from '@/i18n/useText';
import type { Member, Role } from '@/store/api/organizationApi';

/** An empty list gives "None". */
export function useRoleWords(): (roles: readonly Role[]) => string {
  const t = useText();
  return (roles) => {
    const held: readonly Role[] = roles.length > 0 ? roles : ['NotSet'];
    return held.map((role) => t(`users.role.${role}`)).join(', ');
  };
}

/**
 * The user's own roles, and those in departments with the departments' names. "None" appears only if there are no
 * roles at all.
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

import type { Member } from '@/store/api/organizationApi';
import { useRoleWords } from './useRoleWords';

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

import { useText } from '@/i18n/useText';
import type { Role } from '@/store/api/organizationApi';

/** Roles in the person's language; no roles are "None". */
export function useRoleWords(): (roles: readonly Role[]) => string {
  const t = useText();
  return (roles) => {
    const held: readonly Role[] = roles.length > 0 ? roles : ['NotSet'];
    return held.map((role) => t(`users.role.${role}`)).join(', ');
  };
}

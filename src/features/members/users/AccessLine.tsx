import { useRoleWords } from '@/features/members/MemberRoles';
import { useText } from '@/i18n/useText';
import type { Person } from '@/store/api/personApi';

type Role = Person['departments'][number]['roles'][number];

type OpenAccess =
  | { kind: 'organization'; id: ''; roles: Role[] }
  | { kind: 'department'; id: string; name: string; roles: Role[] }
  | { kind: 'sawmill'; id: string; name: string };

/**
 * Returns every access of a person except the one that is about to end. A membership without a role gives no
 * access.
 */
export function openAccess(
  { organization, departments, sawmills }: Person,
  closing: string | null,
): OpenAccess[] {
  const own = organization ? [{ kind: 'organization', id: '', ...organization } as const] : [];
  const led = departments.map(
    ({ departmentId: id, departmentName: name, ...rest }) =>
      ({ ...rest, kind: 'department', id, name }) as const,
  );
  const held = [...own, ...led].filter(
    ({ id, state, roles }) => id !== closing && state === 'Active' && roles.some((role) => role !== 'NotSet'),
  );
  const supplied = sawmills.map(
    ({ sawmillId: id, sawmillName: name }) => ({ kind: 'sawmill', id, name }) as const,
  );
  return [...held, ...supplied];
}

export function AccessLine({ access, organization }: { access: OpenAccess; organization: string }) {
  const t = useText();
  const roleWords = useRoleWords();
  const words = access.kind === 'sawmill' ? t('people.sawmill_user') : roleWords(access.roles);
  return <>{[words, access.kind === 'organization' ? organization : access.name].join(' · ')}</>;
}

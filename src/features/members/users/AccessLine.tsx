import { useRoleWords } from '@/features/members/useRoleWords';
import { useText } from '@/i18n/useText';
import type { OpenAccess } from './openAccess';

/** "Department admin · Rold Skov". */
export function AccessLine({ access, organization }: { access: OpenAccess; organization: string }) {
  const t = useText();
  const roleWords = useRoleWords();
  const words = access.kind === 'sawmill' ? t('people.sawmill_user') : roleWords(access.roles);
  return <>{[words, access.kind === 'organization' ? organization : access.name].join(' · ')}</>;
}

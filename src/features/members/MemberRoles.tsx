import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '@/i18n/useText';
import type { Member } from '@/store/api/organizationApi';
import { personLabel, personOfMember } from './person';
import { useMemberRoleWords } from './useRoleWords';

/** The person's page lists the rest. */
const most = 2;

/** One line per role, and the number of further ones. */
export function MemberRoles({ user, path }: { user: Member; path: string }) {
  const t = useText();
  const words = useMemberRoleWords()(user);
  const shown = words.length > most + 1 ? words.slice(0, most) : words;
  const more = words.length - shown.length;
  if (words.length === 1) return words[0];
  return (
    <>
      {shown.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {more > 0 && (
        <Anchor
          component={Link}
          to={path}
          aria-label={t('people.more_roles_of', { count: more, name: personLabel(personOfMember(user)) })}
        >
          {t('people.more_roles', { count: more })}
        </Anchor>
      )}
    </>
  );
}

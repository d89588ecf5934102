import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { MemberStateBadge } from '@/features/members/MemberStateBadge';
import { personLabel } from '@/features/members/person';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { Facts } from '@/ui/form/Details';
import { PlainCard } from '@/ui/form/PlainCard';
import { EmailLink, PhoneLink } from '@/ui/layout/ContactLinks';
import { PageHeader } from '@/ui/layout/PageHeader';
import { AccessTable } from './AccessTable';
import { PersonActions } from './PersonActions';
import type { PersonProps } from './personProps';
import { stateOfPerson } from './stateOfPerson';

interface PersonContentsProps extends PersonProps {
  /** Stands below the heading. */
  notice: ReactNode;
}

export function PersonContents({ notice, ...props }: PersonContentsProps) {
  const { organization, person } = props;
  const { email, phone, lastUsedAt, invited } = person;
  const t = useText();
  const formats = useFormats();
  const lastUse = lastUsedAt
    ? formats.ownDate(lastUsedAt)
    : t(invited ? 'people.never_used' : 'people.use_unknown');
  return (
    <Stack>
      <PageHeader
        title={personLabel(person)}
        context={organization.name}
        badge={<MemberStateBadge member={stateOfPerson(person)} />}
        actions={<PersonActions {...props} />}
      />
      {notice}
      <PlainCard title={t('people.contact_data')}>
        <Facts
          items={[
            { label: t('person.email'), value: <EmailLink address={email} /> },
            { label: t('person.phone'), value: phone && <PhoneLink number={phone} /> },
            { label: t('people.last_used'), value: lastUse },
          ]}
        />
      </PlainCard>
      <AccessTable {...props} />
    </Stack>
  );
}

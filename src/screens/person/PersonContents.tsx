import { Anchor, Stack } from '@mantine/core';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { Facts } from '../../ui/form/Facts';
import { PlainCard } from '../../ui/form/PlainCard';
import { PageHeader } from '../../ui/PageHeader';
import { MemberStateBadge } from '../../widgets/people/MemberStateBadge';
import { personLabel } from '../../widgets/people/person';
import { AccessTable } from './AccessTable';
import { PersonActions } from './PersonActions';
import type { PersonProps } from './personProps';
import { stateOfPerson } from './stateOfPerson';

export function PersonContents(props: PersonProps) {
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
        badge={<MemberStateBadge member={{ state: stateOfPerson(person), ...(invited && { invited }) }} />}
        actions={<PersonActions {...props} />}
      />
      <PlainCard title={t('people.contact_data')}>
        <Facts
          items={[
            { label: t('person.email'), value: <Anchor href={`mailto:${email}`}>{email}</Anchor> },
            { label: t('person.phone'), value: phone && <Anchor href={`tel:${phone}`}>{phone}</Anchor> },
            { label: t('people.last_used'), value: lastUse },
          ]}
        />
      </PlainCard>
      <AccessTable {...props} />
    </Stack>
  );
}

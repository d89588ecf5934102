import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { HistoryLink } from '@/features/history-link/HistoryLink';
import { MemberStateBadge } from '@/features/members/MemberStateBadge';
import { personLabel } from '@/features/members/person';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { Details } from '@/ui/form/Details';
import { ReadOnlyCard } from '@/ui/form/edit/ReadOnlyCard';
import { Icon } from '@/ui/icons/Icon';
import { BackLink } from '@/ui/layout/BackLink';
import { PageHeader } from '@/ui/layout/PageHeader';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import { listOfRowLink } from '@/ui/table/row/useRowLink';
import { EmailLink, PhoneLink } from '@/ui/values/ContactLinks';
import { AccessTable } from './AccessTable';
import { accessRows, contactRow, type UserRow } from './accessRows';
import { PersonActions } from './PersonActions';
import { type PersonProps, stateOfPerson } from './personState';

interface PersonContentsProps extends PersonProps {
  notice: ReactNode;
}

export function PersonContents({ notice, ...props }: PersonContentsProps) {
  const { organization, person } = props;
  const { deptId } = useParams();
  const { email, phone, lastUsedAt, invited } = person;
  const t = useText();
  const formats = useFormats();
  const lastUse = lastUsedAt
    ? formats.dateTime(lastUsedAt)
    : t(invited ? 'people.never_used' : 'people.use_unknown');
  // A phone has no room for their labels beside the name.
  const isPhone = useIsPhone();
  const actions = <PersonActions {...props} />;
  const users = useUsers(props);
  const rows = accessRows(person, organization);
  const contact = contactRow(rows, person);
  const editing = useDialogSubject<UserRow>();
  return (
    <Stack>
      <PageHeader
        back={<BackLink to={users.to} place={t('people.back', { name: users.name })} />}
        title={personLabel(person)}
        context={organization.name}
        badge={<MemberStateBadge member={stateOfPerson(person)} />}
        actions={
          <>
            {!isPhone && actions}
            <HistoryLink orgId={organization.id} deptId={deptId} kind="Person" thing={person.personId} />
          </>
        }
      />
      {notice}
      <ReadOnlyCard
        title={t('people.contact_data')}
        action={
          contact && (
            <Button
              variant="subtle"
              px={8}
              leftSection={<Icon name="edit" size={16} />}
              aria-label={t('form.edit_name', { title: t('people.contact_data') })}
              onClick={() => editing.open(contact)}
            >
              {t('form.edit')}
            </Button>
          )
        }
      >
        <Details
          items={[
            { label: t('person.email'), value: <EmailLink address={email} /> },
            { label: t('person.phone'), value: phone && <PhoneLink number={phone} /> },
            { label: t('people.last_used'), value: lastUse },
          ]}
        />
      </ReadOnlyCard>
      <AccessTable {...props} rows={rows} editing={editing} />
      {isPhone && <Group>{actions}</Group>}
    </Stack>
  );
}

/**
 * The link back leads to the list of users where the reader came from, with its search, or else to the list
 * of the organisation or department in the URL.
 */
function useUsers({ organization, person }: PersonProps) {
  const { deptId } = useParams();
  const list = listOfRowLink(useLocation().state);
  const { id, name } = organization;
  const ofOrganization = { of: undefined, name, to: paths.organization(id, 'users') };
  const all = [
    ofOrganization,
    ...person.departments.map(({ departmentId: of, departmentName }) => ({
      of,
      name: departmentName,
      to: paths.department(id, of, 'users'),
    })),
  ];
  const from = all.find(({ to }) => list?.startsWith(to));
  if (from && list) return { ...from, to: list };
  return all.find(({ of }) => of === deptId) ?? ofOrganization;
}

import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSaveResult } from '@/features/errors/useSaveResult';
import { canBeInvited } from '@/features/members/MemberStateBadge';
import { personLabel } from '@/features/members/person';
import { AccessLine, openAccess } from '@/features/members/users/AccessLine';
import { usePersonCalls } from '@/features/members/users/useUserCalls';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { mayOpenOrganization } from '@/store/access/access';
import { useAccess } from '@/store/access/useAccess';
import { useAppSelector } from '@/store/hooks';
import { selectSession } from '@/store/session/sessionSlice';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { showSuccess, useShowFailure } from '@/ui/feedback/notifications';
import { Icon } from '@/ui/icons/Icon';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import { type PersonProps, stateOfPerson } from './personState';

export function PersonActions({ organization, person, onEnding }: PersonProps) {
  const t = useText();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const { access } = useAccess();
  const self = useAppSelector(selectSession)?.subject.toLowerCase();
  const [busy, setBusy] = useState<'inviting' | 'closing' | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const calls = usePersonCalls({
    organizationId: organization.id,
    resultOf: useSaveResult(),
    mayCloseAll: mayOpenOrganization(access, organization.id),
  });
  const { personId } = person;
  const state = stateOfPerson(person);
  const name = personLabel(person);
  const invite = async () => {
    setBusy('inviting');
    const result = await calls.invite(personId);
    setBusy(null);
    if (result.kind === 'saved') showSuccess(t('people.invited'));
    if (result.kind === 'failed') showFailure(t('people.not_invited'), result.message);
  };
  const { closeAll } = calls;
  const close = async () => {
    if (!closeAll || !isAsking) return;
    // A person with only sawmill access has no page here any more.
    const endsPerson = !person.organization && person.departments.length === 0;
    onEnding(endsPerson);
    setBusy('closing');
    const result = await closeAll(personId);
    setBusy(null);
    if (result.kind === 'failed') {
      onEnding(false);
      setError(result.message);
      return;
    }
    setAsking(false);
    showSuccess(t('form.update_successful'));
    if (endsPerson) navigate(paths.organization(organization.id, 'sawmills'), { replace: true });
  };
  return (
    <>
      {canBeInvited(state) && (
        <BusyButton
          variant="default"
          leftSection={<Icon name="mail" />}
          busy={busy === 'inviting'}
          onClick={() => void invite()}
        >
          {t('people.invite_again')}
        </BusyButton>
      )}
      {state.state === 'Active' && closeAll && person.email.toLowerCase() !== self && (
        <Button
          variant="default"
          leftSection={<Icon name="ban" />}
          onClick={() => {
            setError(null);
            setAsking(true);
          }}
        >
          {t('people.close_all')}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t('people.close_all_title', { name })}
        confirmLabel={t('people.close_all')}
        danger
        busy={busy === 'closing'}
        error={error}
        onConfirm={() => void close()}
        onCancel={() => setAsking(false)}
      >
        <Text>{t('people.close_all_text', { name, organization: organization.name })}</Text>
        <ul>
          {openAccess(person, null).map((open) => (
            <li key={`${open.kind} ${open.id}`}>
              <AccessLine access={open} organization={organization.name} />
            </li>
          ))}
        </ul>
        {person.sawmills.length > 0 && <Text>{t('people.sawmills_lost')}</Text>}
      </ConfirmDialog>
    </>
  );
}

import { Text } from '@mantine/core';
import { useState } from 'react';
import { useSaveNotice } from '@/features/errors/useSaveResult';
import { useText } from '@/i18n/useText';
import {
  type Organization,
  useActivateOrganizationMutation,
  useDeactivateOrganizationMutation,
} from '@/store/api/organizationApi';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { ReadOnlyCard } from '@/ui/form/edit/ReadOnlyCard';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import { ToneBadge } from '@/ui/tone/ToneBadge';

interface StateCardProps {
  organization: Organization;
  active: boolean;
}

export function StateCard({ organization: { organizationId: id, name }, active }: StateCardProps) {
  const t = useText();
  const report = useSaveNotice('organization.updated', 'organization.update_failed');
  const [deactivate] = useDeactivateOrganizationMutation();
  const [activate] = useActivateOrganizationMutation();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async () => {
    setBusy(true);
    setFailure(null);
    const result = await report(active ? deactivate({ id }) : activate({ id }));
    setBusy(false);
    if (result.kind === 'failed') setFailure(result.message);
    else setAsked(false);
  };
  return (
    <ReadOnlyCard
      title={t('organizations.state')}
      action={
        <BusyButton
          variant="default"
          busy={isBusy && !isAsked}
          onClick={() => (active ? setAsked(true) : void save())}
        >
          {t(active ? 'users.deactivate' : 'users.activate')}
        </BusyButton>
      }
    >
      <ToneBadge
        tone={active ? 'success' : 'neutral'}
        shape={active ? 'disc' : 'ring'}
        label={t(active ? 'organizations.active' : 'organizations.inactive')}
      />
      {!active && <Text mt="xs">{t('organization.inactive_text')}</Text>}
      <Text role="alert" my="sm">
        {isAsked ? null : failure}
      </Text>
      <ConfirmDialog
        opened={isAsked && active}
        title={t('organization.deactivate_title', { name })}
        confirmLabel={t('users.deactivate')}
        danger
        busy={isBusy}
        error={failure}
        onConfirm={() => void save()}
        onCancel={() => {
          setAsked(false);
          setFailure(null);
        }}
      >
        <Text>{t('organization.deactivate_text')}</Text>
        <Text mt="sm">{t('organization.deactivate_kept')}</Text>
      </ConfirmDialog>
    </ReadOnlyCard>
  );
}

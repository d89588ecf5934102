import { Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { personLabel } from '@/features/members/person';
import { useText } from '@/i18n/useText';
import type { Person } from '@/store/api/personApi';
import type { SaveResult } from '@/ui/form/saveResult';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import { AccessLine, openAccess } from './AccessLine';

interface DeactivateDialogProps {
  opened: boolean;
  person: Person | null;
  owner: { id: string; name: string };
  organization: string;
  deactivate: (personId: string) => Promise<SaveResult>;
  closeAll: ((personId: string) => Promise<SaveResult>) | null;
  onClose: (result: SaveResult | null) => void;
}

type Extent = 'here' | 'all';

export function DeactivateDialog(props: DeactivateDialogProps) {
  const { opened, person, owner, organization, deactivate, closeAll, onClose } = props;
  const t = useText();
  const [extent, setExtent] = useState<Extent>('here');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const others = person ? openAccess(person, owner.id) : [];
  const name = person ? personLabel(person) : '';
  const closing = owner.id === '' ? t('people.organization_itself') : owner.name;
  const end = (result: SaveResult | null) => {
    onClose(result);
    setExtent('here');
    setError(null);
  };
  const confirm = async () => {
    if (!person || !opened) return;
    setBusy(true);
    const call = extent === 'all' && closeAll ? closeAll : deactivate;
    const result = await call(person.personId);
    setBusy(false);
    if (result.kind === 'failed') setError(result.message);
    else end(result);
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={t('people.deactivate_title', { name })}
      confirmLabel={t('users.deactivate')}
      danger
      busy={isBusy}
      error={error}
      onConfirm={confirm}
      onCancel={() => end(null)}
    >
      <Text>{t('people.deactivate_text', { name, place: closing })}</Text>
      {others.length > 0 && (
        <>
          <Text mt="sm">{t('people.stays_open')}</Text>
          <ul>
            {others.map((access) => (
              <li key={`${access.kind} ${access.id}`}>
                <AccessLine access={access} organization={organization} />
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && closeAll && (
        <Radio.Group
          label={t('people.extent')}
          value={extent}
          onChange={(value) => setExtent(value === 'all' ? 'all' : 'here')}
        >
          <Stack gap="xs" my={4}>
            <Radio value="here" label={t('people.close_here', { place: closing })} />
            <Radio
              value="all"
              label={t('people.close_all_in', { organization })}
              description={others.some(({ kind }) => kind === 'sawmill') && t('people.sawmills_lost')}
            />
          </Stack>
        </Radio.Group>
      )}
      {closeAll ? null : <Text mt="sm">{t('people.others_unknown')}</Text>}
    </ConfirmDialog>
  );
}

import { Button, Group, Text, Title } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { type MouseEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import {
  type MeasurementCardVersion,
  type MeasurementCardVersions,
  useDeleteMeasurementCardDraftMutation,
  useGetMeasurementCardVersionQuery,
  usePublishMeasurementCardVersionMutation,
} from '@/store/api/cardVersionApi';
import { ifMatch } from '@/store/api/client/endpointOptions';
import { showSuccess } from '@/ui/feedback/notifications';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import { ChangeList, versionBefore } from './DraftChanges';

interface DraftActionsProps {
  card: MeasurementCardVersion;
  own: MeasurementCardVersions | undefined;
  onReload: () => void;
}

export function DraftActions({ card, own, onReload }: DraftActionsProps) {
  const t = useText();
  const navigate = useNavigate();
  const actions = useFocusFallback<HTMLDivElement>();
  const { measurementCardId: id, version, etag, document } = card;
  const [remove] = useDeleteMeasurementCardDraftMutation();
  const [publish] = usePublishMeasurementCardVersionMutation();
  const asRead = { id, version, ...ifMatch(etag) };
  const former = own && versionBefore(card, own.versions);
  const { currentData: changed } = useGetMeasurementCardVersionQuery(
    former ? { id, version: former.version } : skipToken,
  );
  const named = { name: document.name, version };
  const deletion = useConfirmedCall({
    send: () => remove(asRead),
    onDone: () => {
      showSuccess(t('form.update_successful'));
      void navigate(paths.measurementCards);
    },
    onReload,
  });
  const publication = useConfirmedCall({
    send: () => publish(asRead),
    onDone: () => showSuccess(t('measurement_cards.published_done', { version })),
    onReload,
  });
  return (
    <Group ref={actions} gap={8}>
      <Button variant="default" onClick={deletion.ask}>
        {t('measurement_cards.delete')}
      </Button>
      <Button onClick={publication.ask}>{t('measurement_cards.publish')}</Button>
      <ConfirmDialog
        title={t('measurement_cards.delete_title', named)}
        confirmLabel={t('measurement_cards.delete')}
        danger
        {...deletion.dialog}
      >
        {t('measurement_cards.delete_text')}
      </ConfirmDialog>
      <ConfirmDialog
        title={t('measurement_cards.publish_title', named)}
        confirmLabel={t('measurement_cards.publish')}
        {...publication.dialog}
      >
        <Text>{t('measurement_cards.publish_text', { version })}</Text>
        {own && <Text mt="sm">{t('measurement_cards.affected', { count: own.organizations })}</Text>}
        {changed && former && (
          <div>
            <Title order={3} size="h5" mt="sm" mb={4}>
              {t('measurement_cards.changes', { version: former.version })}
            </Title>
            <ChangeList draft={card} former={changed} />
          </div>
        )}
        <Text mt="sm">{t('measurement_cards.publish_final')}</Text>
      </ConfirmDialog>
    </Group>
  );
}

interface ConfirmedCall {
  send: () => PromiseLike<{ error?: unknown }>;
  onDone: () => void;
  onReload: () => void;
}

function useConfirmedCall({ send, onDone, onReload }: ConfirmedCall) {
  const failureText = useFailureText();
  const [opened, setOpened] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const opener = useRef<HTMLElement>(null);
  const ask = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    opener.current = currentTarget;
    setError(null);
    setOpened(true);
  };
  const onConfirm = async () => {
    setBusy(true);
    setError(null);
    const answer = await send();
    setBusy(false);
    if (answer.error) return setError(failureText(answer.error));
    // The button disappears with the draft, and `useFocusFallback` moves the focus on only if the button has it.
    opener.current?.focus();
    setOpened(false);
    onDone();
  };
  const onCancel = () => {
    setOpened(false);
    if (error) onReload();
  };
  return { ask, dialog: { opened, busy, error, onConfirm, onCancel } };
}

import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { FailedPage } from '@/features/errors/FailedPage';
import { useFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { VersionStateBadge, versionState } from '@/screens/measurement-cards/VersionStateBadge';
import {
  type MeasurementCardVersion,
  saveCard,
  useDeleteMeasurementCardDraftMutation,
  useGetMeasurementCardVersionQuery,
  useListMeasurementCardVersionsQuery,
  usePublishMeasurementCardVersionMutation,
} from '@/store/api/cardVersionApi';
import { useAppDispatch } from '@/store/hooks';
import { serviceErrorOf } from '@/store/ports/serviceError';
import { LoadingCards } from '@/ui/feedback/LoadingCards';
import { showSuccess } from '@/ui/feedback/notifications';
import { PageHeader } from '@/ui/layout/PageHeader';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import { CardPreview } from './CardPreview';

/** One version of a card: what stacks look like that are measured by it, and its publication. */
export function CardVersionScreen() {
  const t = useText();
  const { cardId = '', version = '' } = useParams();
  const asked = { id: cardId, version: Number(version) };
  const { currentData, error, isFetching, refetch } = useGetMeasurementCardVersionQuery(asked);
  if (currentData) return <LoadedVersion key={`${cardId} ${version}`} card={currentData} />;
  const title = t('shell.measurement_cards');
  if (error && !isFetching)
    return <FailedPage title={title} error={serviceErrorOf(error)} onRetry={() => void refetch()} />;
  return (
    <Stack>
      <PageHeader title={title} />
      <LoadingCards />
    </Stack>
  );
}

function LoadedVersion({ card }: { card: MeasurementCardVersion }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { measurementCardId, version, document, publishedAt } = card;
  const { data: cards = [] } = useListMeasurementCardVersionsQuery();
  const own = cards.find((one) => one.measurementCardId === measurementCardId);
  const state =
    publishedAt === null
      ? 'draft'
      : versionState(own?.versions ?? [{ version, publishedAt, publishedBy: null }], version);
  const [question, setQuestion] = useState<'publish' | 'delete' | null>(null);
  const close = () => setQuestion(null);
  return (
    <Stack>
      <Group>
        <Anchor component={Link} to={paths.measurementCards}>
          {t('measurement_cards.back')}
        </Anchor>
      </Group>
      <PageHeader
        title={t('measurement_cards.version_of', { name: document.name, version })}
        badge={<VersionStateBadge state={state} />}
        actions={
          <>
            {publishedAt === null && (
              <Button variant="default" onClick={() => setQuestion('delete')}>
                {t('measurement_cards.delete')}
              </Button>
            )}
            <Button variant="default" onClick={() => dispatch(saveCard(document))}>
              {t('measurement_cards.export')}
            </Button>
            {publishedAt === null && (
              <Button onClick={() => setQuestion('publish')}>{t('measurement_cards.publish')}</Button>
            )}
          </>
        }
      />
      <Text>{t('measurement_cards.samples')}</Text>
      <CardPreview document={document} />
      <PublishDialog
        opened={question === 'publish'}
        card={card}
        organizations={own?.organizations}
        onClose={close}
      />
      <DeleteDialog opened={question === 'delete'} card={card} onClose={close} />
    </Stack>
  );
}

interface QuestionProps {
  opened: boolean;
  card: MeasurementCardVersion;
  onClose: () => void;
}

interface PublishDialogProps extends QuestionProps {
  /** How many have the card; undefined while nobody knows. */
  organizations: number | undefined;
}

/** Publishes what was read: where somebody has imported another draft since, it says so. */
function PublishDialog({ opened, card, organizations, onClose }: PublishDialogProps) {
  const t = useText();
  const { measurementCardId: id, version, etag, document } = card;
  const [publish] = usePublishMeasurementCardVersionMutation();
  const call = useQuestion(
    () => publish({ id, version, ...(etag && { 'if-match': etag }) }),
    () => {
      showSuccess(t('measurement_cards.published_done', { version }));
      onClose();
    },
  );
  return (
    <ConfirmDialog
      opened={opened}
      title={t('measurement_cards.publish_title', { name: document.name, version })}
      confirmLabel={t('measurement_cards.publish')}
      {...call}
      onCancel={onClose}
    >
      <p>{t('measurement_cards.publish_text', { version })}</p>
      {organizations !== undefined && <p>{t('measurement_cards.affected', { count: organizations })}</p>}
      <p>{t('measurement_cards.publish_final')}</p>
    </ConfirmDialog>
  );
}

function DeleteDialog({ opened, card, onClose }: QuestionProps) {
  const t = useText();
  const navigate = useNavigate();
  const { measurementCardId: id, version, document } = card;
  const [remove] = useDeleteMeasurementCardDraftMutation();
  const call = useQuestion(
    () => remove({ id, version }),
    () => {
      showSuccess(t('form.update_successful'));
      void navigate(paths.measurementCards);
    },
  );
  return (
    <ConfirmDialog
      opened={opened}
      title={t('measurement_cards.delete_title', { name: document.name, version })}
      confirmLabel={t('measurement_cards.delete')}
      danger
      {...call}
      onCancel={onClose}
    >
      {t('measurement_cards.delete_text')}
    </ConfirmDialog>
  );
}

/** One call of a dialog, whose failure stays in it. */
function useQuestion(send: () => PromiseLike<{ error?: unknown }>, onDone: () => void) {
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const onConfirm = async () => {
    setBusy(true);
    setError(null);
    const answer = await send();
    setBusy(false);
    if (answer.error) setError(failureText(answer.error));
    else onDone();
  };
  return { busy, error, onConfirm };
}

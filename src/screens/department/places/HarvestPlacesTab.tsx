import { Button, Group, Stack, Text } from '@mantine/core';
import { useFailureText } from '@/features/errors/useFailureText';
import { useRemovalNotice } from '@/features/errors/useRemovalNotice';
import { usePlaceWords } from '@/features/harvest-places/usePlaceWords';
import { useText } from '@/i18n/useText';
import {
  type CountedHarvestPlace,
  useDeleteHarvestPlaceMutation,
  useListHarvestPlacesQuery,
} from '@/store/api/harvestPlaceApi';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { later } from '@/ui/feedback/later';
import { Notice } from '@/ui/feedback/Notice';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { RemovalDialog } from '@/ui/overlay/ConfirmDialog';
import { DialogFailed } from '@/ui/overlay/DialogFailed';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import { AdminTable, tableOfAnswer } from '@/ui/table/AdminTable';
import { RowMenu } from '@/ui/table/row/RowMenu';
import type { TableColumn } from '@/ui/table/tableTypes';
import { AddButton } from '@/ui/table/tools/AddButton';
import { ListTools } from '@/ui/table/tools/ListTools';
import type { PlaceSubject } from './placeForm';

const HarvestPlaceDialog = later(async () => (await import('./HarvestPlaceDialog')).HarvestPlaceDialog, {
  failed: DialogFailed,
});

interface HarvestPlacesTabProps {
  departmentId: string;
  country: string | undefined;
}

const namedAtMost = 5;

export function HarvestPlacesTab({ departmentId, country }: HarvestPlacesTabProps) {
  const t = useText();
  const failureText = useFailureText();
  const { currentData, error, isFetching, refetch } = useListHarvestPlacesQuery({ id: departmentId });
  const [remove] = useDeleteHarvestPlaceMutation();
  const reportRemoval = useRemovalNotice(refetch);
  const dialog = useDialogSubject<PlaceSubject>();
  const removal = useDialogSubject<CountedHarvestPlace>();
  const columns = useColumns({ onEdit: (place) => dialog.open({ place }), onDelete: removal.open });
  const isPhone = useIsPhone();
  const table = tableOfAnswer({ data: currentData?.places, error, isFetching });
  const placeless = currentData?.placeless ?? [];
  const hasPlaces = table.rows.length > 0;
  const add = (isCompact: boolean) => (
    <AddButton
      label={t('harvest_places.add')}
      isCompact={isCompact}
      onClick={() => dialog.open({ place: null })}
    />
  );
  const count = hasPlaces && (
    <Text c="dimmed">{t('harvest_places.count', { count: table.rows.length })}</Text>
  );
  const name = removal.subject?.name ?? '';
  const edited = dialog.subject?.place;
  return (
    <Stack gap="sm">
      <Text>{t('harvest_places.purpose')}</Text>
      {placeless.length > 0 && (
        <Notice tone="warning">
          <p>{t('harvest_places.placeless', { count: placeless.length })}</p>
          <Group gap="xs">
            {placeless.slice(0, namedAtMost).map(({ areaNumber, stackCount }) => (
              <Button
                key={areaNumber}
                variant="default"
                size="xs"
                onClick={() => dialog.open({ place: null, areaNumber })}
              >
                {t('harvest_places.add_for', { areaNumber, count: stackCount })}
              </Button>
            ))}
          </Group>
        </Notice>
      )}
      {!isPhone && hasPlaces && <ListTools search={null} parts={count} action={add(true)} />}
      <AdminTable
        caption={t('harvest_places.title')}
        columns={columns}
        {...table}
        rowKey={({ id }) => id}
        cardTools={count}
        cardAction={hasPlaces && add(true)}
        empty={<EmptyState title={t('harvest_places.none')} action={add(false)} />}
        error={<ErrorState title={t('harvest_places.failed')} text={failureText(error)} onRetry={refetch} />}
      />
      {dialog.subject && (
        <HarvestPlaceDialog
          opened={dialog.opened}
          departmentId={departmentId}
          country={country}
          subject={
            edited ? { place: table.rows.find(({ id }) => id === edited.id) ?? edited } : dialog.subject
          }
          onClose={dialog.close}
          onReload={refetch}
        />
      )}
      <RemovalDialog
        opened={removal.opened}
        title={t('harvest_places.delete_title', { name })}
        confirmLabel={t('harvest_places.delete')}
        remove={() => reportRemoval(remove({ id: departmentId, placeId: removal.subject?.id ?? '' }))}
        onClose={removal.close}
      >
        {t('harvest_places.delete_text', { count: removal.subject?.stackCount ?? 0 })}
      </RemovalDialog>
    </Stack>
  );
}

interface ColumnActions {
  onEdit: (place: CountedHarvestPlace) => void;
  onDelete: (place: CountedHarvestPlace) => void;
}

function useColumns({ onEdit, onDelete }: ColumnActions): TableColumn<CountedHarvestPlace>[] {
  const t = useText();
  const words = usePlaceWords();
  return [
    {
      id: 'name',
      kind: 'title',
      header: t('harvest_places.name'),
      cell: ({ name }) => name,
      sortValue: ({ name }) => name,
    },
    {
      id: 'areaNumbers',
      kind: 'text',
      card: 'labelled',
      header: t('harvest_places.area_numbers'),
      cell: ({ areaNumbers }) => areaNumbers.join(', '),
    },
    { id: 'where', kind: 'name', header: t('harvest_places.where'), cell: words.where },
    {
      id: 'stated',
      kind: 'amount',
      align: 'end',
      card: 'labelled',
      header: t('harvest_places.stated'),
      cell: ({ statedHectares }) => (statedHectares === null ? null : words.hectares(statedHectares)),
      sortValue: ({ statedHectares }) => statedHectares,
    },
    {
      id: 'country',
      kind: 'code',
      header: t('harvest_places.country'),
      cell: ({ country }) => words.country(country),
      sortValue: ({ country }) => words.country(country),
    },
    { id: 'period', kind: 'name', card: 'opened', header: t('harvest_places.period'), cell: words.period },
    {
      id: 'stacks',
      kind: 'amount',
      align: 'end',
      card: 'labelled',
      header: t('harvest_places.stacks'),
      cell: ({ stackCount }) => stackCount,
      sortValue: ({ stackCount }) => stackCount,
    },
    {
      id: 'actions',
      header: t('ui.row_menu.actions'),
      actions: true,
      cell: (place) => (
        <RowMenu
          name={place.name}
          actions={[
            { label: t('form.edit'), onClick: () => onEdit(place) },
            { label: t('harvest_places.delete'), danger: true, onClick: () => onDelete(place) },
          ]}
        />
      ),
    },
  ];
}

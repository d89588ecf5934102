import { useSaveFeedback } from '@/features/errors/useSaveResult';
import { useText } from '@/i18n/useText';
import type { Stack } from '@/screens/stack/readStack';
import { type StackOrigin, useSetStackHarvestPlaceMutation } from '@/store/api/harvestPlaceApi';
import { ChoiceField } from '@/ui/fields/ChoiceField';
import { FormDialog } from '@/ui/form/dialog/FormDialog';
import { useEditForm } from '@/ui/form/edit/useEditForm';

interface ChoosePlaceDialogProps {
  opened: boolean;
  stack: Stack;
  origin: StackOrigin;
  onClose: () => void;
}

const byNumber = 'byNumber';

export function ChoosePlaceDialog({ opened, stack, origin, onClose }: ChoosePlaceDialogProps) {
  const t = useText();
  const { reportSave } = useSaveFeedback();
  const [choose] = useSetStackHarvestPlaceMutation();
  const { place, isChosen, places } = origin;
  const form = useEditForm<{ placeId: string }>({
    version: { values: { placeId: isChosen && place ? place.id : byNumber }, etag: undefined },
    validate: () => ({}),
    save: ({ placeId }) =>
      reportSave(
        choose({ body: { stackIds: [stack.stackId], placeId: placeId === byNumber ? null : placeId } }),
      ),
    onSaved: onClose,
  });
  return (
    <FormDialog
      opened={opened}
      title={t('stack.origin.choose_title', { stackNumber: stack.stackNumber })}
      submitLabel={t('form.save')}
      form={form}
      canSave={form.isDirty}
      onClose={onClose}
    >
      <ChoiceField
        label={t('harvest_places.of_stack')}
        options={[
          { value: byNumber, label: t('stack.origin.option_by_number') },
          ...places.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...form.fields.getInputProps('placeId')}
      />
    </FormDialog>
  );
}

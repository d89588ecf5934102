import { Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { usePlaceWords } from '@/features/harvest-places/usePlaceWords';
import { useText } from '@/i18n/useText';
import type { CountedHarvestPlace } from '@/store/api/harvestPlaceApi';
import { FailureLine } from '@/ui/feedback/FailureLine';
import { FileDrop, ForMouse } from '@/ui/fields/FileDrop';
import type { EditForm } from '@/ui/form/edit/useEditForm';
import { type PlaceValues, placeKinds } from './placeForm';
import { readGeoJsonFile } from './readGeoJsonFile';

const kindTexts = {
  file: 'harvest_places.kind.file',
  point: 'harvest_places.kind.point',
  address: 'harvest_places.kind.address',
} as const;

interface PlaceWhereProps {
  form: EditForm<PlaceValues>;
  place: CountedHarvestPlace | null;
}

export function PlaceWhere({ form, place }: PlaceWhereProps) {
  const t = useText();
  const words = usePlaceWords();
  const { fields } = form;
  const { kind } = fields.values;
  const kinds = placeKinds.filter((one) => one !== 'kept' || place !== null);
  // The service says what is wrong with a geometry, whichever way it was given.
  const { error } = fields.getInputProps('geometry');
  return (
    <Stack gap="xs">
      <Radio.Group
        label={t('harvest_places.where')}
        value={kind}
        onChange={(value) => {
          const chosen = placeKinds.find((one) => one === value);
          if (chosen) fields.setFieldValue('kind', chosen);
          fields.clearFieldError('geometry');
        }}
      >
        <Stack gap="xs" my={4}>
          {kinds.map((one) => (
            <Radio
              key={one}
              value={one}
              label={
                one === 'kept'
                  ? t('harvest_places.kind.kept', { where: place ? words.where(place) : '' })
                  : t(kindTexts[one])
              }
            />
          ))}
        </Stack>
      </Radio.Group>
      {kind === 'file' && <PlaceFile form={form} />}
      {kind === 'point' && (
        <Group gap="xs" grow align="flex-start" preventGrowOverflow={false}>
          {(['latitude', 'longitude'] as const).map((name) => (
            <TextInput
              key={name}
              label={t(`stack_field.${name}`)}
              inputMode="decimal"
              autoComplete="off"
              {...fields.getInputProps(name)}
            />
          ))}
        </Group>
      )}
      {kind === 'address' && (
        <TextInput
          label={t('harvest_places.address')}
          description={t('harvest_places.address_hint')}
          autoComplete="off"
          maxLength={80}
          {...fields.getInputProps('landAddress')}
        />
      )}
      <FailureLine>{error}</FailureLine>
    </Stack>
  );
}

/** The portal reads any JSON file. The service decides whether the file holds a place. */
function PlaceFile({ form: { fields, isSaving } }: { form: EditForm<PlaceValues> }) {
  const t = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File) => {
    const read = await readGeoJsonFile(file);
    setProblem('problem' in read ? t(`harvest_places.file_${read.problem}`, { name: file.name }) : null);
    fields.setFieldValue('geometry', 'problem' in read ? null : read.geometry);
    fields.setFieldValue('fileName', 'problem' in read ? '' : file.name);
  };
  const { fileName } = fields.values;
  return (
    <>
      <FileDrop
        label={t('harvest_places.kind.file')}
        accept=".geojson,.json,application/geo+json,application/json"
        chooseLabel={t('harvest_places.file_choose')}
        hint={
          <>
            {t('harvest_places.file_hint')}
            <ForMouse> · {t('harvest_places.file_drop')}</ForMouse>
          </>
        }
        isBusy={isSaving}
        onFile={(file) => void take(file)}
      >
        {fileName !== '' && <Text>{fileName}</Text>}
      </FileDrop>
      <FailureLine>{problem}</FailureLine>
    </>
  );
}

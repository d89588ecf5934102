import { Group, Text, TextInput } from '@mantine/core';
import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import { decimalText } from '@/lib/decimal';
import { type Position, parseDegrees } from '@/lib/position';
import { ifMatch } from '@/store/api/client/endpointOptions';
import { type Sawmill, useCreateSawmillMutation, useRenameSawmillMutation } from '@/store/api/sawmillApi';
import { useFeature } from '@/store/useFeature';
import { Details } from '@/ui/form/Details';
import { FormDialog } from '@/ui/form/dialog/FormDialog';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { useDegreesRule } from '@/ui/form/useDegreesRule';
import { useFormRules } from '@/ui/form/useFormRules';
import { useIdempotentSave } from '@/ui/form/useIdempotentSave';
import { useSawmillNotice } from './useSawmillNotice';

interface SawmillDialogProps {
  opened: boolean;
  organizationId: string;
  sawmill: Sawmill | null;
  onClose: () => void;
  onReload: () => Promise<unknown>;
}

type SawmillValues = Record<'name' | 'latitude' | 'longitude', string>;

function positionOf(values: SawmillValues): Position | null {
  const [latitude, longitude] = [parseDegrees(values.latitude), parseDegrees(values.longitude)];
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

export function SawmillDialog(props: SawmillDialogProps) {
  const { opened, organizationId, sawmill, onClose, onReload } = props;
  const takesPosition = useFeature('positions');
  const t = useText();
  const { locale } = useLocale();
  const rules = useFormRules();
  const degreesError = useDegreesRule();
  const [create] = useCreateSawmillMutation();
  const [rename] = useRenameSawmillMutation();
  const report = useSawmillNotice();
  const add = useIdempotentSave<SawmillValues>((values, key) => {
    const position = positionOf(values);
    const body = { organizationId, name: values.name.trim(), ...(position && { position }) };
    return report(create({ 'idempotency-key': key, body }));
  });
  const savedPosition = sawmill?.position;
  const degrees = (value: number | undefined) => (value === undefined ? '' : decimalText(value, locale));
  const written = {
    latitude: degrees(savedPosition?.latitude),
    longitude: degrees(savedPosition?.longitude),
  };
  const errorOf = (text: string, other: string, most: 90 | 180) => {
    if (text.trim() === '') return other.trim() === '' ? null : rules.required(text);
    return degreesError(text, most);
  };
  const form = useEditForm<SawmillValues>({
    version: { values: { name: sawmill?.name ?? '', ...written }, etag: sawmill?.etag },
    validate: ({ name, latitude, longitude }) => ({
      name: rules.required(name),
      latitude: errorOf(latitude, longitude, 90),
      longitude: errorOf(longitude, latitude, 180),
    }),
    save: (values, etag) => {
      if (!sawmill) return add(values);
      const body = { name: values.name.trim(), ...(takesPosition && { position: positionOf(values) }) };
      return report(rename({ id: sawmill.id, ...ifMatch(etag), body }));
    },
    onSaved: onClose,
  });
  const newer = sawmill && (
    <Details
      items={[
        { label: t('sawmills.name'), value: sawmill.name },
        ...(takesPosition
          ? [
              { label: t('stack_field.latitude'), value: written.latitude },
              { label: t('stack_field.longitude'), value: written.longitude },
            ]
          : []),
      ]}
    />
  );
  return (
    <FormDialog
      opened={opened}
      title={sawmill ? t('sawmills.rename_title', { name: sawmill.name }) : t('sawmills.add')}
      submitLabel={sawmill ? t('form.save') : t('sawmills.create')}
      form={form}
      canSave={form.isValid}
      onClose={onClose}
      {...(sawmill && { newer, onReload })}
    >
      <TextInput label={t('sawmills.name')} autoComplete="off" {...form.fields.getInputProps('name')} />
      {takesPosition && (
        <>
          <Group gap="xs" grow align="flex-start" preventGrowOverflow={false}>
            <TextInput
              label={t('stack_field.latitude')}
              inputMode="decimal"
              autoComplete="off"
              {...form.fields.getInputProps('latitude')}
            />
            <TextInput
              label={t('stack_field.longitude')}
              inputMode="decimal"
              autoComplete="off"
              {...form.fields.getInputProps('longitude')}
            />
          </Group>
          <Text size="sm" c="dimmed">
            {t('sawmills.position_note')}
          </Text>
        </>
      )}
    </FormDialog>
  );
}

import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useParams } from 'react-router';
import { useSaveNotice } from '@/features/errors/useSaveResult';
import { useText } from '@/i18n/useText';
import { departmentNumberMaximum } from '@/lib/generated/limits.gen';
import { ifMatch } from '@/store/api/client/endpointOptions';
import { type Department, useUpdateDepartmentInfoMutation } from '@/store/api/departmentApi';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { DigitsField } from '@/ui/fields/DigitsField';
import { Details } from '@/ui/form/Details';
import { EditableCard } from '@/ui/form/edit/EditableCard';
import { ReadOnlyCard } from '@/ui/form/edit/ReadOnlyCard';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';
import { Icon } from '@/ui/icons/Icon';
import { CardColumns } from '@/ui/layout/CardColumns';
import classes from './DepartmentInformationTab.module.css';
import { MailingListCard } from './MailingListCard';

interface InformationTabProps {
  department: Department;
  onReload: () => Promise<unknown>;
}

export function DepartmentInformationTab(props: InformationTabProps) {
  return (
    <CardColumns>
      <Stack>
        <InfoCard {...props} />
        <IntegrationCard />
      </Stack>
      <MailingListCard department={props.department} />
    </CardColumns>
  );
}

/** Other systems use the id in the address as the department's id. */
function IntegrationCard() {
  const t = useText();
  const { deptId = '' } = useParams();
  const { copy, copied, error } = useClipboard();
  const result = error ? t('department.copy_failed') : copied ? t('department.copied') : '';
  return (
    <ReadOnlyCard
      title={t('department.integration')}
      action={
        <Group gap="sm" justify="flex-end">
          <span aria-hidden="true">{result}</span>
          <Button variant="default" leftSection={<Icon name="copy" />} onClick={() => copy(deptId)}>
            {t('department.copy')}
          </Button>
        </Group>
      }
    >
      <Details
        items={[
          { label: t('department.integration_id'), value: <span className={classes.id}>{deptId}</span> },
        ]}
      />
      <LiveRegion text={result} />
    </ReadOnlyCard>
  );
}

interface InfoCardProps {
  department: Department;
  onReload: () => Promise<unknown>;
}

const shortestName = 2;

const mostDigits = String(departmentNumberMaximum).length;

function InfoCard({ department, onReload }: InfoCardProps) {
  const t = useText();
  const rules = useFormRules();
  const report = useSaveNotice('form.update_successful', 'form.updated_failed');
  const [update] = useUpdateDepartmentInfoMutation();
  const { departmentId: id, name, departmentNumber, etag } = department;
  const number = departmentNumber === null ? '' : String(departmentNumber);
  const form = useEditForm({
    version: { values: { name, departmentNumber: number }, etag },
    validate: (values) => ({
      name: rules.required(values.name) ?? rules.minLength(values.name, shortestName),
      departmentNumber: rules.digits(values.departmentNumber, mostDigits),
    }),
    save: (values, version) => {
      const body = {
        name: values.name.trim(),
        departmentNumber: values.departmentNumber.trim() === '' ? null : Number(values.departmentNumber),
      };
      return report(update({ id, body, ...ifMatch(version) }));
    },
  });
  const details = [
    { label: t('department.name'), value: name },
    { label: t('department.number'), value: number },
  ];
  return (
    <EditableCard
      title={t('department.info_card')}
      canEdit
      form={form}
      canSave={form.isValid}
      view={<Details items={details} />}
      onReload={onReload}
    >
      <TextInput label={t('department.name')} {...form.fields.getInputProps('name')} />
      <DigitsField
        label={t('department.number')}
        maxDigits={mostDigits}
        {...form.fields.getInputProps('departmentNumber')}
      />
    </EditableCard>
  );
}

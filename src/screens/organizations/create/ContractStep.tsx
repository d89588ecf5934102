import { ContractFieldset } from '@/features/contract-form/ContractFieldset';
import {
  isContractEntered,
  newContract,
  toContractFields,
  useContractRules,
} from '@/features/contract-form/contractForm';
import { useSaveResult } from '@/features/errors/useSaveResult';
import { useLocale } from '@/i18n/LocaleContext';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { type Organization, useUpdateContractMutation } from '@/store/api/organizationApi';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { FormHint, WizardStep } from '@/ui/form/wizard/Wizard';

export interface OrganizationStepProps {
  organizationId: string;
  onSaved: () => void;
}

interface ContractStepProps extends Pick<OrganizationStepProps, 'onSaved'> {
  organization: Organization;
}

export function ContractStep({ organization, onSaved }: ContractStepProps) {
  const t = useText();
  const { locale } = useLocale();
  const { datePattern } = useFormats();
  const resultOf = useSaveResult();
  const [update] = useUpdateContractMutation();
  const form = useEditForm({
    version: { values: newContract(organization.country), etag: undefined },
    validate: useContractRules('wizard'),
    save: async (values) => {
      if (!isContractEntered(values)) return { kind: 'saved' };
      const contractFields = toContractFields(values, { locale, datePattern });
      return resultOf(await update({ id: organization.organizationId, contractFields }));
    },
    onSaved,
  });
  const { values } = form.fields;
  const isLost = !isContractEntered(values) && form.fields.isDirty();
  return (
    <WizardStep form={form} submitLabel={t('form.create_and_continue')} canSubmit={form.isValid}>
      <FormHint>
        {t('organizations.contract_hint')}{' '}
        <strong role="status">{isLost && t('organizations.contract_lost')}</strong>
      </FormHint>
      <ContractFieldset form={form} />
    </WizardStep>
  );
}

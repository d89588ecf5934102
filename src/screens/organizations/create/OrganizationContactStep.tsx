import { useSaveOutcome } from '@/features/errors/useSaveOutcome';
import { ContactStep } from '@/features/members/ContactStep';
import { useText } from '@/i18n/useText';
import { useAddOrganizationAdministratorMutation } from '@/store/api/organizationApi';
import type { OrganizationStepProps } from './stepProps';

/** Gives the organisation its contact person, who is invited as its administrator. */
export function OrganizationContactStep({ organizationId: id, onSaved }: OrganizationStepProps) {
  const t = useText();
  const outcomeOf = useSaveOutcome();
  const [add] = useAddOrganizationAdministratorMutation();
  return (
    <ContactStep
      submitLabel={t('form.create_and_continue')}
      add={async (administrator, key) => outcomeOf(await add({ id, administrator, 'idempotency-key': key }))}
      onSaved={onSaved}
    />
  );
}

import { useSaveOutcome } from '@/features/errors/useSaveOutcome';
import { ContactStep } from '@/features/members/ContactStep';
import { PersonNameField } from '@/features/members/PersonNameField';
import { useText } from '@/i18n/useText';
import { useAddDepartmentAdministratorMutation } from '@/store/api/departmentApi';
import { useListPeopleQuery } from '@/store/api/personApi';

interface DepartmentAdminStepProps {
  organizationId: string;
  departmentId: string;
  onSaved: () => void;
}

/** Gives the department its administrator, who is invited by e-mail; without an e-mail there is nothing to do. */
export function DepartmentAdminStep({ organizationId, departmentId: id, onSaved }: DepartmentAdminStepProps) {
  const t = useText();
  const outcomeOf = useSaveOutcome();
  const [add] = useAddDepartmentAdministratorMutation();
  const { currentData: people = [] } = useListPeopleQuery(
    { id: organizationId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ContactStep
      submitLabel={t('form.create')}
      add={async (administrator, key) => outcomeOf(await add({ id, administrator, 'idempotency-key': key }))}
      onSaved={onSaved}
      nameField={(props) => <PersonNameField people={people} {...props} />}
    />
  );
}

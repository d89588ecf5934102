import { useText } from '../../../i18n/useText';
import { useAddDepartmentAdministratorMutation } from '../../../store/api/departmentApi';
import { ContactStep } from '../../../widgets/contact-step/ContactStep';
import { useSaveOutcome } from '../../../widgets/service-failure/useSaveOutcome';

interface DepartmentAdminStepProps {
  departmentId: string;
  onSaved: () => void;
}

/** Gives the department its administrator, who is invited by e-mail; without an e-mail there is nothing to do. */
export function DepartmentAdminStep({ departmentId: id, onSaved }: DepartmentAdminStepProps) {
  const t = useText();
  const outcomeOf = useSaveOutcome();
  const [add] = useAddDepartmentAdministratorMutation();
  return (
    <ContactStep
      submitLabel={t('form.create')}
      add={async (administrator, key) => outcomeOf(await add({ id, administrator, 'idempotency-key': key }))}
      onSaved={onSaved}
    />
  );
}

import { type InvitationLanguage, InvitationLanguageField } from '@/features/members/InvitationLanguageField';
import { PersonFields, PersonNameField } from '@/features/members/PersonFields';
import { personLabel } from '@/features/members/person';
import { useText } from '@/i18n/useText';
import { languageOfCountry } from '@/lib/languageOfCountry';
import { ifMatch } from '@/store/api/client/endpointOptions';
import type { Organization } from '@/store/api/organizationApi';
import { useListPeopleQuery } from '@/store/api/personApi';
import {
  type Sawmill,
  type SawmillUser,
  useCreateSawmillUserMutation,
  useUpdateSawmillUserMutation,
} from '@/store/api/sawmillApi';
import { useFeature } from '@/store/useFeature';
import { Details } from '@/ui/form/Details';
import { FormDialog } from '@/ui/form/dialog/FormDialog';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';
import { useIdempotentSave } from '@/ui/form/useIdempotentSave';
import { useSawmillNotice } from './useSawmillNotice';

interface SawmillUserDialogProps {
  opened: boolean;
  country: Organization['country'];
  sawmill: Sawmill | null;
  user: SawmillUser | null;
  onClose: () => void;
  onReload: () => Promise<unknown>;
}

// This must be a type, because an interface is not assignable to a record of unknown values.
type Values = { name: string; email: string; phone: string; language: InvitationLanguage };

export function SawmillUserDialog(props: SawmillUserDialogProps) {
  const { opened, country, sawmill, user, onClose, onReload } = props;
  const t = useText();
  const rules = useFormRules();
  const [create] = useCreateSawmillUserMutation();
  const [update] = useUpdateSawmillUserMutation();
  const report = useSawmillNotice();
  const id = sawmill?.id ?? '';
  const add = useIdempotentSave<Values>((values, key) => {
    const { language } = values;
    const body = { email: values.email.trim(), ...givenOf(values), ...(language && { language }) };
    return report(create({ id, 'idempotency-key': key, body }));
  });
  const form = useEditForm<Values>({
    version: {
      values: { name: user?.name ?? '', email: user?.email ?? '', phone: user?.phone ?? '', language: '' },
      etag: user?.etag,
    },
    validate: ({ email }) => ({ email: user ? null : (rules.required(email) ?? rules.email(email)) }),
    save: (values, etag) => {
      if (!user) return add(values);
      return report(update({ id, userId: user.userId, ...ifMatch(etag), body: givenOf(values) }));
    },
    onSaved: onClose,
  });
  const organizationId = sawmill?.organizationId ?? '';
  const hasPeople = useFeature('people');
  const { currentData: people = [] } = useListPeopleQuery(
    { id: organizationId },
    {
      skip: !hasPeople || !opened || user !== null || organizationId === '',
      refetchOnMountOrArgChange: true,
    },
  );
  const suggested = people.filter(
    ({ personId }) => !sawmill?.users?.some(({ userId }) => userId === personId),
  );
  const { getInputProps, setValues, values } = form.fields;
  const nameField = user === null && (
    <PersonNameField
      isOptional
      people={suggested}
      {...getInputProps('name')}
      value={values.name}
      onChoose={({ name, email, phone }) => setValues({ name, email, phone })}
    />
  );
  const newer = user && (
    <Details
      items={[
        { label: t('person.name'), value: user.name },
        { label: t('person.phone'), value: user.phone },
      ]}
    />
  );
  return (
    <FormDialog
      opened={opened}
      title={
        user
          ? t('sawmills.edit_user_title', { name: personLabel(user) })
          : t('sawmills.add_user_title', { sawmill: sawmill?.name ?? '' })
      }
      submitLabel={t('form.save')}
      form={form}
      canSave={form.isValid}
      onClose={onClose}
      {...(user && { newer, onReload })}
    >
      <PersonFields inputProps={getInputProps} isEmailFixed={user !== null} nameField={nameField} />
      {hasPeople && user === null && (
        <InvitationLanguageField
          usual={languageOfCountry[country]}
          {...getInputProps('language')}
          value={values.language}
        />
      )}
    </FormDialog>
  );
}

function givenOf(values: Values): { name?: string; phone?: string } {
  const name = values.name.trim();
  const phone = values.phone.trim();
  return { ...(name && { name }), ...(phone && { phone }) };
}

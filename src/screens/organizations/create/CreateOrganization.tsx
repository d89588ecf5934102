import { useRef, useState } from 'react';
import { useSaveResult } from '@/features/errors/useSaveResult';
import {
  MeasurementCardFieldset,
  noMeasurementCard,
  toOrganizationCard,
  useMeasurementCardRules,
} from '@/features/measurement-card-form/MeasurementCardFieldset';
import { AdministratorStep } from '@/features/members/AdministratorStep';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { useUpdateOrganizationMeasurementCardMutation } from '@/store/api/measurementCardApi';
import { type Organization, useAddOrganizationAdministratorMutation } from '@/store/api/organizationApi';
import { useFeature } from '@/store/useFeature';
import { showSuccess } from '@/ui/feedback/notifications';
import { focusHeading } from '@/ui/feedback/useFocusFallback';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { Wizard, WizardStep } from '@/ui/form/wizard/Wizard';
import { AddButton } from '@/ui/table/tools/AddButton';
import type { OrganizationStepProps } from './ContractStep';
import { ContractStep } from './ContractStep';
import { NameStep } from './NameStep';

interface Progress {
  opened: boolean;
  step: number;
  /**
   * `organization` is set after the first step. The later steps add to it, and there is no way back to the
   * first.
   */
  organization: Organization | null;
}

const beginning: Progress = { opened: false, step: 0, organization: null };

type OrganizationCreation = ReturnType<typeof useOrganizationCreation>;

/**
 * The wizard is rendered outside the button that opens it, because the button of an empty list disappears
 * with the first organisation.
 */
export function useOrganizationCreation() {
  const [progress, setProgress] = useState(beginning);
  const opener = useRef<Element>(null);
  return {
    progress,
    setProgress,
    open: (button: Element) => {
      opener.current = button;
      setProgress({ ...beginning, opened: true });
    },
    close: () => {
      setProgress({ ...progress, opened: false });
      if (!opener.current?.isConnected) focusHeading();
    },
  };
}

interface CreateOrganizationButtonProps {
  creation: OrganizationCreation;
  isCompact?: boolean;
  isSecond?: boolean;
}

export function CreateOrganizationButton({ creation, isCompact, isSecond }: CreateOrganizationButtonProps) {
  const t = useText();
  return (
    <AddButton
      label={t('organizations.create')}
      isCompact={isCompact}
      isSecond={isSecond}
      onClick={({ currentTarget }) => creation.open(currentTarget)}
    />
  );
}

export function CreateOrganizationWizard({ creation }: { creation: OrganizationCreation }) {
  const t = useText();
  const { progress, setProgress } = creation;
  const { opened, step, organization } = progress;

  const close = () => {
    creation.close();
    // The organisation's page has forms for all skipped parts.
    if (organization)
      showSuccess(t('organizations.created'), {
        to: paths.dashboard(organization.organizationId),
        label: t('organizations.created_open', { name: organization.name }),
      });
  };
  const next = () => setProgress((current) => ({ ...current, step: current.step + 1 }));
  const steps = [
    t('organizations.step.name'),
    t('organizations.step.contract'),
    t('organizations.step.contact'),
    t('organizations.step.card'),
  ];
  const id = organization?.organizationId ?? '';
  return (
    <Wizard
      opened={opened}
      title={organization?.name ?? t('organizations.create')}
      step={step}
      steps={steps}
      onClose={close}
    >
      {step === 0 && (
        <NameStep
          onCreated={(created) => setProgress({ ...progress, organization: created })}
          onSaved={next}
        />
      )}
      {step === 1 && organization && <ContractStep organization={organization} onSaved={next} />}
      {step === 2 && organization && (
        <OrganizationAdministratorStep organization={organization} onSaved={next} />
      )}
      {step === 3 && <MeasurementCardStep organizationId={id} onSaved={close} />}
    </Wizard>
  );
}

interface AdministratorStepProps extends Pick<OrganizationStepProps, 'onSaved'> {
  organization: Organization;
}

function OrganizationAdministratorStep({ organization, onSaved }: AdministratorStepProps) {
  const { organizationId: id, country } = organization;
  const t = useText();
  const resultOf = useSaveResult();
  const [add] = useAddOrganizationAdministratorMutation();
  const hasPeople = useFeature('people');
  return (
    <AdministratorStep
      country={hasPeople ? country : undefined}
      submitLabel={t('form.create_and_continue')}
      add={async (administrator, key) => resultOf(await add({ id, administrator, 'idempotency-key': key }))}
      onSaved={onSaved}
    />
  );
}

function MeasurementCardStep({ organizationId: id, onSaved }: OrganizationStepProps) {
  const t = useText();
  const resultOf = useSaveResult();
  const [update] = useUpdateOrganizationMeasurementCardMutation();
  const form = useEditForm({
    version: { values: noMeasurementCard, etag: undefined },
    validate: useMeasurementCardRules(),
    save: async (values) => resultOf(await update({ id, body: toOrganizationCard(values) })),
    onSaved,
  });
  return (
    <WizardStep form={form} submitLabel={t('form.create')} canSubmit={form.isValid}>
      <MeasurementCardFieldset form={form} />
    </WizardStep>
  );
}

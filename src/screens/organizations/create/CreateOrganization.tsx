import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { homeOf } from '@/store/access/paths';
import type { Organization } from '@/store/api/organizationApi';
import { showSuccess } from '@/ui/feedback/showSuccess';
import { Wizard } from '@/ui/form/Wizard';
import { CardStep } from './CardStep';
import { ContractStep } from './ContractStep';
import { NameStep } from './NameStep';
import { OrganizationContactStep } from './OrganizationContactStep';

interface Progress {
  opened: boolean;
  step: number;
  /** There from the second step on: what follows is added to it, and there is no way back. */
  organization: Organization | null;
}

const beginning: Progress = { opened: false, step: 0, organization: null };

/** The button that opens the wizard, and the wizard: four steps, the later ones on what the first has created. */
export function CreateOrganization() {
  const t = useText();
  const [progress, setProgress] = useState(beginning);
  const { opened, step, organization } = progress;

  const close = () => {
    setProgress({ ...progress, opened: false });
    // Whatever was left out can be filled in on the organisation's page.
    if (organization)
      showSuccess(t('organizations.created'), {
        to: homeOf(organization.organizationId),
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
    <>
      <Button onClick={() => setProgress({ ...beginning, opened: true })}>{t('organizations.create')}</Button>
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
        {step === 1 && <ContractStep organizationId={id} onSaved={next} />}
        {step === 2 && <OrganizationContactStep organizationId={id} onSaved={next} />}
        {step === 3 && <CardStep organizationId={id} onSaved={close} />}
      </Wizard>
    </>
  );
}

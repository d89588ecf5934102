import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { paths } from '@/store/access/paths';
import type { Department } from '@/store/api/departmentApi';
import { showSuccess } from '@/ui/feedback/showSuccess';
import { Wizard } from '@/ui/form/Wizard';
import { DepartmentAdminStep } from './DepartmentAdminStep';
import { DepartmentNameStep } from './DepartmentNameStep';

interface Progress {
  opened: boolean;
  /** There from the second step on. */
  department: Department | null;
}

const beginning: Progress = { opened: false, department: null };

/** The button that opens the wizard, and the wizard: the department first, then whom it is administered by. */
export function CreateDepartment({ organizationId }: { organizationId: string }) {
  const t = useText();
  const [{ opened, department }, setProgress] = useState(beginning);

  const close = () => {
    setProgress({ opened: false, department });
    // It is there, whether somebody was named in the second step or not.
    if (department)
      showSuccess(t('departments.created'), {
        to: paths.department(organizationId, department.departmentId),
        label: t('departments.created_open', { name: department.name }),
      });
  };
  return (
    <>
      <Button onClick={() => setProgress({ opened: true, department: null })}>
        {t('departments.create')}
      </Button>
      <Wizard
        opened={opened}
        title={department?.name ?? t('departments.create')}
        step={department ? 1 : 0}
        steps={[t('departments.step.name'), t('departments.step.admin')]}
        onClose={close}
      >
        {department ? (
          <DepartmentAdminStep
            organizationId={organizationId}
            departmentId={department.departmentId}
            onSaved={close}
          />
        ) : (
          <DepartmentNameStep
            organizationId={organizationId}
            onCreated={(created) => setProgress({ opened: true, department: created })}
          />
        )}
      </Wizard>
    </>
  );
}

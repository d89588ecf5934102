import { Stack } from '@mantine/core';
import type { Department } from '@/store/api/departmentApi';
import { InfoCard } from './InfoCard';
import { IntegrationCard } from './IntegrationCard';
import { MailingListCard } from './MailingListCard';

interface InformationTabProps {
  department: Department;
  onReload: () => Promise<unknown>;
}

/** What the department is called, by people and by other systems, and who hears of its measurements. */
export function InformationTab(props: InformationTabProps) {
  return (
    <Stack>
      <InfoCard {...props} />
      <MailingListCard department={props.department} />
      <IntegrationCard />
    </Stack>
  );
}

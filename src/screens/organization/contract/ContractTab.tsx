import { Stack } from '@mantine/core';
import { CurrentContractCard } from './CurrentContractCard';
import { NextContractCard } from './NextContractCard';

interface ContractTabProps {
  organizationId: string;
  canEdit: boolean;
}

/** What the organisation pays now, and from when it pays something else. */
export function ContractTab(props: ContractTabProps) {
  return (
    // A form that is open belongs to one organisation.
    <Stack key={props.organizationId}>
      <CurrentContractCard {...props} />
      <NextContractCard {...props} />
    </Stack>
  );
}

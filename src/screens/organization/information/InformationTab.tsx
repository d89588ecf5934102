import { Stack } from '@mantine/core';
import { AddressCard } from './AddressCard';
import { ContactInformationCard } from './ContactInformationCard';
import type { InformationCardProps } from './cardProps';
import { LogoCard } from './LogoCard';
import { NameCard } from './NameCard';

/** What the organisation says of itself. */
export function InformationTab(props: InformationCardProps) {
  const { organization, canEdit } = props;
  return (
    <Stack>
      <NameCard {...props} />
      <ContactInformationCard {...props} />
      <AddressCard {...props} />
      <LogoCard organization={organization} canEdit={canEdit} />
    </Stack>
  );
}

import { AgeingCard } from './AgeingCard';
import type { DashboardDetailsProps } from './detailsProps';
import { VolumesCard } from './VolumesCard';

export function DashboardDetails(props: DashboardDetailsProps) {
  return (
    <>
      <AgeingCard {...props} />
      <VolumesCard {...props} />
    </>
  );
}

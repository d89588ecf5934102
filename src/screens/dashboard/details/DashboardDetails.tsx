import { AgeingCard } from './AgeingCard';
import type { DashboardDetailsProps } from './detailsProps';
import { VolumesCard } from './VolumesCard';

/** What stands below the fold: how long stacks have waited, and the volume in parts. */
export function DashboardDetails(props: DashboardDetailsProps) {
  return (
    <>
      <AgeingCard {...props} />
      <VolumesCard {...props} />
    </>
  );
}

import { AgeingCard } from './AgeingCard';
import type { DashboardDetailsProps } from './detailsProps';
import { VolumesCard } from './VolumesCard';

/** What stands below the fold: the volume in parts, and how long stacks have waited. */
export function DashboardDetails(props: DashboardDetailsProps) {
  return (
    <>
      <VolumesCard {...props} />
      <AgeingCard {...props} />
    </>
  );
}

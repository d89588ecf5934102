import { useState } from 'react';
import { later } from '@/ui/feedback/later';
import type { DashboardDetailsProps } from './detailsProps';

const DashboardDetails = later(async () => (await import('./DashboardDetails')).DashboardDetails, {
  failed: 'dashboard.details_broken',
});

export function LoadedDetails(props: DashboardDetailsProps) {
  const [isWanted, setWanted] = useState(false);
  if (props.isAsked && !isWanted) setWanted(true);
  return isWanted && <DashboardDetails {...props} />;
}

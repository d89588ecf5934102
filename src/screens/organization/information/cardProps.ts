import type { Organization } from '@/store/api/organizationApi';

/** The props of every card of the information tab. */
export interface InformationCardProps {
  organization: Organization;
  canEdit: boolean;
  /** Loads the organisation again after another person has changed it. */
  onReload: () => Promise<unknown>;
}

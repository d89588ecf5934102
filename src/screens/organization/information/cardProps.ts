import type { Organization } from '@/store/api/organizationApi';

/** What every card of the information tab is given. */
export interface InformationCardProps {
  organization: Organization;
  canEdit: boolean;
  /** Loads the organisation again, when somebody else has changed it. */
  onReload: () => Promise<unknown>;
}

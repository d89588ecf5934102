/** What the steps after the first are given. */
export interface OrganizationStepProps {
  organizationId: string;
  onSaved: () => void;
}

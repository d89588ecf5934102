/** The props of the steps after the first. */
export interface OrganizationStepProps {
  organizationId: string;
  onSaved: () => void;
}

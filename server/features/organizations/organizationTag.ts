import type { organization } from '@server/db/schema';
import { entityTag } from '@server/http/entityTag';

type OrganizationRecord = typeof organization.$inferSelect;

/** The parts in which an organisation is edited, by their position in its entity tag. */
export const organizationPart = { name: 0, addressInformation: 1, contactInformation: 2 } as const;

export type OrganizationPart = (typeof organizationPart)[keyof typeof organizationPart];

/** The address as it is read. */
export function addressInformationOf({
  street,
  streetNumber,
  city,
  zipCode,
  addressCountry,
}: OrganizationRecord) {
  return { street, streetNumber, city, zipCode, country: addressCountry };
}

/** How the organisation is reached, as it is read. */
export function contactInformationOf({ email, phone, webSite }: OrganizationRecord) {
  return { email, phone, webSite };
}

/** The version of what an organisation says of itself. */
export function organizationTag(record: OrganizationRecord): string {
  return entityTag(record.name, addressInformationOf(record), contactInformationOf(record));
}

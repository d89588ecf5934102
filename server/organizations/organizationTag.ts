import { entityTag } from '../access/entityTag';
import type { organization } from '../db/schema';

type OrganizationRecord = typeof organization.$inferSelect;

/** Where the parts of an organisation that are edited on their own stand in its tag. */
export const tagPart = { name: 0, addressInformation: 1, contactInformation: 2 } as const;

export type TagPart = (typeof tagPart)[keyof typeof tagPart];

export function addressOf({ street, streetNumber, city, zipCode, addressCountry }: OrganizationRecord) {
  return { street, streetNumber, city, zipCode, country: addressCountry };
}

export function contactInformationOf({ email, phone, webSite }: OrganizationRecord) {
  return { email, phone, webSite };
}

/** The version of what an organisation says of itself. */
export function organizationTag(record: OrganizationRecord): string {
  return entityTag(record.name, addressOf(record), contactInformationOf(record));
}

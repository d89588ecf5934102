import { entityTag } from '@server/http/entityTag';

/** The version of a sawmill; its users have versions of their own. */
export function sawmillTag({ name }: { name: string }): string {
  return entityTag([name]);
}

/** The version of a user of a sawmill. */
export function sawmillUserTag({ name, phone }: { name: string; phone: string }): string {
  return entityTag([name, phone]);
}

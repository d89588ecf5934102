import type { OrganizationParts } from './useOrganizationParts';

/**
 * The sawmills that a call may name, undefined while nobody knows them. A filter by sawmill waits until it is known which
 * there are (`isAwaited`): the measurement service refuses a call that names another one.
 */
export function knownSawmills(
  { sawmills, sawmillsFailed }: Pick<OrganizationParts, 'sawmills' | 'sawmillsFailed'>,
  chosen: readonly string[],
) {
  return {
    ids: sawmills?.map((sawmill) => sawmill.id),
    isAwaited: chosen.length > 0 && !sawmills && !sawmillsFailed,
  };
}

import { and, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { measurementCardVersion } from '../db/cardSchema';
import { currentCardVersion } from '../db/currentCardVersion';
import { harvestPlace, stackOrigin } from '../db/harvestSchema';
import { organization } from '../db/schema';
import { stack } from '../db/stackSchema';
import { placeIdOfStack } from './placeOfStack';

const cardOfOrganization = sql`(select measurement_card_id from ${organization} owner where owner.id = ${stack}.organization_id)`;

const hasScientificName: SQL<boolean> = sql`exists (
  select 1 from ${measurementCardVersion} version, jsonb_array_elements(version.tree_species) species
  where version.id = coalesce(${stack}.card_version_id, ${currentCardVersion(cardOfOrganization)})
    and species ->> 'key' = ${stack}.tree_species and species ->> 'scientificName' <> ''
)`;

/** The stack's place of harvest is looked up only once, however many conditions apply to it. */
const placeOfStackIs = (condition: SQL): SQL<boolean> => sql`exists (
  select 1 from ${harvestPlace} stated where stated.id = ${placeIdOfStack} and ${condition}
)`;

const hasPeriod = sql`(stated.harvest_from is not null and stated.harvest_to is not null)`;

export const lacksForEudr = {
  Place: isNull(placeIdOfStack),
  Volume: isNull(stack.volume),
  ScientificName: not(hasScientificName),
  // If the place itself is missing, its missing period is not reported as well.
  HarvestPeriod: placeOfStackIs(not(hasPeriod)),
} as const;

/** The conditions are those of `lacksForEudr`, but the place is looked up only once. */
export function isReadyForEudr(isReady: boolean): SQL | undefined {
  const hasAll = and(isNotNull(stack.volume), hasScientificName, placeOfStackIs(hasPeriod));
  return isReady ? hasAll : hasAll && not(hasAll);
}

export const declaredUnder: SQL<string | null> = sql`(
  select declared.reference_number from ${stackOrigin} declared where declared.stack_id = ${stack}.id
)`;

export const isDeclared: SQL<boolean> = sql`(${declaredUnder} is not null)`;

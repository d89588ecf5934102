import { isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { measurementCardVersion } from '../db/cardSchema';
import { currentCardVersion } from '../db/currentCardVersion';
import { harvestPlace } from '../db/harvestSchema';
import { organization } from '../db/schema';
import { stack } from '../db/stackSchema';
import { placeIdOfStack } from './placeOfStack';

const cardOfOrganization = sql`(select measurement_card_id from ${organization} owner where owner.id = ${stack}.organization_id)`;

const hasScientificName: SQL<boolean> = sql`exists (
  select 1 from ${measurementCardVersion} version, jsonb_array_elements(version.tree_species) species
  where version.id = coalesce(${stack}.card_version_id, ${currentCardVersion(cardOfOrganization)})
    and species ->> 'key' = ${stack}.tree_species and species ->> 'scientificName' <> ''
)`;

const hasHarvestPeriod: SQL<boolean> = sql`exists (
  select 1 from ${harvestPlace} place where place.id = ${placeIdOfStack}
    and place.harvest_from is not null and place.harvest_to is not null
)`;

export const lacksForEudr = {
  Place: isNull(placeIdOfStack),
  Volume: isNull(stack.volume),
  ScientificName: not(hasScientificName),
  // Of a place that is missing, that is said.
  HarvestPeriod: sql<boolean>`(${placeIdOfStack} is not null and not ${hasHarvestPeriod})`,
} as const;

export function isReadyForEudr(isReady: boolean): SQL | undefined {
  const lacks = or(...Object.values(lacksForEudr));
  return isReady ? lacks && not(lacks) : lacks;
}

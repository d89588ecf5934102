import { type SQL, sql } from 'drizzle-orm';
import { harvestPlace, stackOrigin } from '../db/harvestSchema';
import { stack } from '../db/stackSchema';

export const chosenPlaceId: SQL<string | null> = sql`(
  select origin.place_id from ${stackOrigin} origin where origin.stack_id = ${stack}.id
)`;

/** The place where the wood of a stack grew: the one that was chosen, or else the one that its area number means; null without one. */
export const placeIdOfStack: SQL<string | null> = sql`coalesce(${chosenPlaceId}, (
  select place.id from ${harvestPlace} place
  where place.department_id = ${stack}.department_id and ${stack}.area_number = any(place.area_numbers)
))`;

/** A list and a statement say these of a place; its geometry may be large and is read apart. */
export const placeColumns = {
  id: harvestPlace.id,
  name: harvestPlace.name,
  areaNumbers: harvestPlace.areaNumbers,
  country: harvestPlace.country,
  producerName: harvestPlace.producerName,
  harvestFrom: harvestPlace.harvestFrom,
  harvestTo: harvestPlace.harvestTo,
  landAddress: harvestPlace.landAddress,
  statedHectares: harvestPlace.statedHectares,
  hectares: harvestPlace.hectares,
};

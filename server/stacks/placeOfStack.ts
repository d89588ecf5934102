import { type SQL, sql } from 'drizzle-orm';
import { harvestAreaNumber, harvestPlace, stackOrigin } from '../db/harvestSchema';
import { stack } from '../db/stackSchema';

export const chosenPlaceId: SQL<string | null> = sql`(
  select origin.place_id from ${stackOrigin} origin where origin.stack_id = ${stack}.id
)`;

const placeIdOfUnfiled: SQL<string | null> = sql`(
  select unfiled.id from ${harvestPlace} unfiled
  where not unfiled.numbers_filed and unfiled.department_id = ${stack}.department_id
    and ${stack}.area_number = any(unfiled.area_numbers)
)`;

export const placeIdOfStack: SQL<string | null> = sql`coalesce(${chosenPlaceId}, (
  select numbered.place_id from ${harvestAreaNumber} numbered
  where numbered.department_id = ${stack}.department_id and numbered.area_number = ${stack}.area_number
), ${placeIdOfUnfiled})`;

/** Lists and statements need these columns of a place. Its geometry may be large and is read separately. */
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

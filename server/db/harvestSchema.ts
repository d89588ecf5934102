import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { HarvestGeometry } from '../domain/harvest/harvestGeometry';
import type { WorkCountry } from '../domain/workCountries';
import { ofDepartment } from './schema';
import { stack } from './stackSchema';

/**
 * A department's wood grew at these places. The area number of a stack leads to its place, unless another
 * place was chosen for the stack. Area numbers are stored in their normal form, as for stacks, and each
 * belongs to one place of the department only. A geometry is stored as it was checked; a place without one
 * has the address or cadastral id of a simplified declaration. The number of corners, or of points, gives an
 * upper limit for the size of a file of the place. `statedHectares` come from the papers of the forest;
 * `hectares` are computed from the areas of the geometry, and null for points and addresses.
 */
export const harvestPlace = pgTable(
  'harvest_place',
  {
    id: uuid().primaryKey(),
    organizationId: uuid().notNull(),
    departmentId: uuid().notNull(),
    name: text().notNull(),
    areaNumbers: text().array().notNull(),
    country: text().$type<WorkCountry>().notNull(),
    producerName: text().notNull().default(''),
    harvestFrom: date({ mode: 'string' }),
    harvestTo: date({ mode: 'string' }),
    geometry: jsonb().$type<HarvestGeometry>(),
    corners: integer().notNull().default(0),
    landAddress: text(),
    statedHectares: doublePrecision(),
    hectares: doublePrecision(),
    /**
     * `numbersFiled` is false until the area numbers are in `harvest_area_number`. A job adds the numbers of
     * places that an older version of the program stored.
     */
    numbersFiled: boolean().notNull().default(false),
  },
  (table) => [
    ofDepartment('harvest_place_department', table),
    unique('harvest_place_of_department').on(table.organizationId, table.departmentId, table.id),
    uniqueIndex('harvest_place_name').on(table.departmentId, sql`lower(${table.name})`),
    check('harvest_place_geometry', sql`(${table.geometry} is null) <> (${table.landAddress} is null)`),
    index('harvest_place_unfiled').on(table.departmentId).where(sql`not ${table.numbersFiled}`),
  ],
);

/**
 * A row leads from an area number of a department to its place. With this table, a list needs one look-up in
 * an index for each stack.
 */
export const harvestAreaNumber = pgTable(
  'harvest_area_number',
  {
    organizationId: uuid().notNull(),
    departmentId: uuid().notNull(),
    areaNumber: text().notNull(),
    placeId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.departmentId, table.areaNumber] }),
    foreignKey({
      name: 'harvest_area_number_place',
      columns: [table.organizationId, table.departmentId, table.placeId],
      foreignColumns: [harvestPlace.organizationId, harvestPlace.departmentId, harvestPlace.id],
    }).onDelete('cascade'),
    index('harvest_area_number_place').on(table.placeId),
  ],
);

/**
 * A row holds the facts for the due diligence statement that people have added to a stack. Without a row,
 * nobody has added any. The place was chosen by an administrator; null means that the area number decides.
 * The reference number is that of the due diligence statement, or the identifier of a simplified declaration,
 * which has no verification number.
 */
export const stackOrigin = pgTable(
  'stack_origin',
  {
    organizationId: uuid().notNull(),
    departmentId: uuid().notNull(),
    stackId: uuid().notNull(),
    placeId: uuid(),
    /**
     * This is the last place that a device has named. A message that names it again does not replace the
     * choice of an administrator.
     */
    namedPlaceId: uuid(),
    referenceNumber: text(),
    verificationNumber: text(),
  },
  (table) => [
    primaryKey({ columns: [table.stackId] }),
    foreignKey({
      name: 'stack_origin_stack',
      columns: [table.organizationId, table.stackId],
      foreignColumns: [stack.organizationId, stack.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'stack_origin_place',
      columns: [table.organizationId, table.departmentId, table.placeId],
      foreignColumns: [harvestPlace.organizationId, harvestPlace.departmentId, harvestPlace.id],
    }),
    index('stack_origin_place').on(table.placeId),
  ],
);

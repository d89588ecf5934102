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
 * Wood of a department grew at these places. A stack finds its place by its area number, unless another one
 * was chosen for it. Area numbers are in their normal form, like those of stacks, and no other place of the
 * department has one of them. A geometry is stored as it was checked; a place without one has the address or
 * cadastral id of a simplified declaration. The number of corners, or of points, tells how large a file of
 * the place is at most. The papers of the forest state `statedHectares`; `hectares` are computed from the
 * areas of the geometry, and null for points and addresses.
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
    /** The value is false until the area numbers stand in `harvest_area_number`; a job files those of former versions. */
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

/** A row leads from an area number of a department to the place that it means, so that a list asks an index for each stack. */
export const harvestAreaNumber = pgTable(
  'harvest_area_number',
  {
    organizationId: uuid().notNull(),
    departmentId: uuid().notNull(),
    /** The number is in its normal form, like that of stacks. */
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
 * A row holds what people have said of a stack for the statement, beside the measurement. Without a row they
 * have said nothing. An administrator has chosen the place; null means that the area number decides. The
 * reference number is that of the due diligence statement, or the identifier of a simplified declaration,
 * which has no verification number.
 */
export const stackOrigin = pgTable(
  'stack_origin',
  {
    organizationId: uuid().notNull(),
    departmentId: uuid().notNull(),
    stackId: uuid().notNull(),
    placeId: uuid(),
    /** A device has named this place last; a message that names it again leaves the choice of an administrator alone. */
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

import { sql } from 'drizzle-orm';
import {
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

/** A place where wood of a department grew. A stack finds its place by its area number, unless another one was chosen for it. */
export const harvestPlace = pgTable(
  'harvest_place',
  {
    id: uuid().primaryKey(),
    organizationId: uuid().notNull(),
    departmentId: uuid().notNull(),
    name: text().notNull(),
    /** In their normal form, as stacks have theirs. No other place of the department means one of them. */
    areaNumbers: text().array().notNull(),
    country: text().$type<WorkCountry>().notNull(),
    producerName: text().notNull().default(''),
    /** Days, the first and the last. */
    harvestFrom: date({ mode: 'string' }),
    harvestTo: date({ mode: 'string' }),
    /** As it was checked, or else the address or cadastral id of a simplified declaration. */
    geometry: jsonb().$type<HarvestGeometry>(),
    /** Of its areas, or its points: how large a file of it is at most. */
    corners: integer().notNull().default(0),
    landAddress: text(),
    /** As the forest's papers say. */
    statedHectares: doublePrecision(),
    /** Of the areas in the geometry; null of points and addresses. */
    hectares: doublePrecision(),
  },
  (table) => [
    ofDepartment('harvest_place_department', table),
    unique('harvest_place_of_department').on(table.organizationId, table.departmentId, table.id),
    uniqueIndex('harvest_place_name').on(table.departmentId, sql`lower(${table.name})`),
    check('harvest_place_where', sql`(${table.geometry} is null) <> (${table.landAddress} is null)`),
  ],
);

/** What was said of a stack for the statement, beside what was measured. Without a row: nothing. */
export const stackOrigin = pgTable(
  'stack_origin',
  {
    organizationId: uuid().notNull(),
    departmentId: uuid().notNull(),
    stackId: uuid().notNull(),
    /** The place that an administrator has chosen; null: the one of the area number. */
    placeId: uuid(),
    /** Of the due diligence statement, or the identifier of a simplified declaration, which has no verification number. */
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

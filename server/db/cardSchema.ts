import { type SQL, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { CardDefinition, CardField } from '../domain/cardDefinition';
import type { Unit } from '../domain/schemas';
import { appUser, instantColumn, measurementCard } from './schema';

type CardOption = NonNullable<CardField['options']>[number];

function unitOf(field: string): SQL {
  return sql.raw(`jsonb_path_query_first("definition", ${pathTo(field, 'units.display')}) #>> '{}'`);
}

function optionsOf(field: string): SQL {
  return sql.raw(`jsonb_path_query_array("definition", ${pathTo(field, 'options[*]')})`);
}

function pathTo(field: string, part: string): string {
  return `'$.fields[*] ? (@.id == $.${field}).${part}'`;
}

/**
 * A published version never changes, because measurements are read by the version with which they were made.
 * New stacks are measured by the newest published version. Versions of each card are counted from 1. A draft
 * can still be changed and has no `publishedAt`. The publisher is null if the program published the version,
 * or if the publisher's account no longer exists.
 */
export const measurementCardVersion = pgTable(
  'measurement_card_version',
  {
    id: uuid().primaryKey(),
    cardId: uuid()
      .notNull()
      .references(() => measurementCard.id),
    version: integer().notNull(),
    definition: jsonb().$type<CardDefinition>().notNull(),
    publishedAt: instantColumn(),
    publishedById: uuid().references(() => appUser.id, { onDelete: 'set null' }),
    // Lists of stacks need these parts of the definition, which is large, so they are taken out when it is written.
    volumeUnit: text().$type<Unit>().generatedAlwaysAs(unitOf('volumeFieldId')),
    lengthUnit: text().$type<Unit>().generatedAlwaysAs(unitOf('fieldIds.assortmentLength')),
    treeSpecies: jsonb().$type<CardOption[]>().generatedAlwaysAs(optionsOf('fieldIds.treeSpecies')),
    assortments: jsonb().$type<CardOption[]>().generatedAlwaysAs(optionsOf('fieldIds.assortment')),
  },
  (table) => [
    unique('measurement_card_version_number').on(table.cardId, table.version),
    index('measurement_card_version_publisher').on(table.publishedById),
  ],
);

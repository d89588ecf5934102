import { type SQL, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { CardDefinition, CardField } from '../domain/cardDefinition';
import type { Unit } from '../domain/schemas';
import { appUser, instantColumn, measurementCard } from './schema';

type CardOption = NonNullable<CardField['options']>[number];

/** @param field where the card says which of its fields it is */
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
 * What a card asks and shows. A published version never changes: measurements are read by the one that they were made by.
 * The newest published version is the one that new stacks are measured by.
 */
export const measurementCardVersion = pgTable(
  'measurement_card_version',
  {
    id: uuid().primaryKey(),
    cardId: uuid()
      .notNull()
      .references(() => measurementCard.id),
    /** From 1 in each card. */
    version: integer().notNull(),
    definition: jsonb().$type<CardDefinition>().notNull(),
    /** Null: a draft, which can still be changed. */
    publishedAt: instantColumn(),
    /** Null where the program published it, and once the account has ended. */
    publishedById: uuid().references(() => appUser.id, { onDelete: 'set null' }),
    // What lists of stacks need of the definition, which is large: taken out of it when it is written.
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

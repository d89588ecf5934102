import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  type ExtraConfigColumn,
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
import { type CheckKind, type DecisionSubject, decisionSubjects } from '../domain/decisions';
import type { DoubtKind } from '../domain/doubts';
import type { StoredValues } from '../domain/storedFields';
import { perCubicMeter } from '../domain/volumeUnits';
import { byNumber } from './byName';
import { measurementCardVersion } from './cardSchema';
import { appUser, instantColumn, ofDepartment, ofSawmill, organization } from './schema';

/**
 * The database must round as the program does for rows and files: the same operations on the same doubles.
 */
function thousandths(unit: keyof typeof perCubicMeter): string {
  return `floor("volume" * ${perCubicMeter[unit]}::float8 * 1000 + 0.5)::integer`;
}

/**
 * Stacks are filtered, listed and counted by these columns. The figures are copies of the newest row of
 * `measurement`, written in its transaction (`measureStack.ts`), and null before the first measurement. The
 * length, the height above sea level and the accuracy are in metres, and the volume is in cubic metres. The
 * species and the assortment are option keys of the measurement card. `fullMeasurement` is true if every log
 * was measured, and false if the logs were only counted.
 */
export const stack = pgTable(
  'stack',
  {
    id: uuid().primaryKey(),
    organizationId: uuid().notNull(),
    departmentId: uuid().notNull(),
    /**
     * The device gave the stack this id. A repeated message is recognised by it. It is null for stacks that
     * no device has sent.
     */
    clientKey: uuid(),
    stackNumber: text().notNull(),
    polterId: text(),
    /**
     * Searches read this text (`searchText.ts`). It is null in a row of an older version of the program or of
     * an import, until a job has written it.
     */
    searchText: text(),
    orderNumber: text(),
    state: text({ enum: ['PreRegistration', 'Measured', 'AssignedToSawmill'] }).notNull(),
    sawmillId: uuid(),
    registratorId: uuid().references(() => appUser.id),
    surveyorId: uuid().references(() => appUser.id),
    cardVersionId: uuid().references(() => measurementCardVersion.id),
    registeredValues: jsonb().$type<StoredValues>(),
    treeSpecies: text(),
    assortment: text(),
    assortmentLength: doublePrecision(),
    areaNumber: text(),
    fullMeasurement: boolean(),
    volume: doublePrecision(),
    inCubicFeet: boolean().notNull().default(false),
    /** Volumes in whole thousandths have exact sums, and an index can hold them. */
    litres: integer().generatedAlwaysAs(sql.raw(thousandths('CubicMeters'))),
    thousandthsOfCubicFeet: integer().generatedAlwaysAs(
      sql.raw(`case when "in_cubic_feet" then ${thousandths('CubicFeet')} end`),
    ),
    logCount: integer(),
    /**
     * `evidenceFailed` is true if a check fails and no administrator has accepted the failure, and null
     * before the measurement. `failedChecks` lists all failing checks, and is null if none fails.
     * `faceDifference` is the difference of front and back area as a share of their average, and is set only
     * if it fails the check.
     */
    evidenceFailed: boolean(),
    failedChecks: text().array().$type<CheckKind[]>(),
    faceDifference: doublePrecision(),
    doubts: text().array().$type<DoubtKind[]>(),
    decided: text().array().$type<DecisionSubject[]>(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    height: doublePrecision(),
    accuracy: doublePrecision(),
    registrationDateTime: instantColumn().notNull(),
    registrationChangedAt: instantColumn(),
    measurementDateTime: instantColumn(),
    loadedIntoSystemDateTime: instantColumn(),
    invoiceableDateTime: instantColumn(),
    assignedToSawmillDateTime: instantColumn(),
    /**
     * `unseenBySawmill` is true from the assignment until the stack is sent to a user of the sawmill, and
     * false if it is not known whether it was.
     */
    unseenBySawmill: boolean().notNull().default(false),
    /**
     * From this time the stack does not count anywhere, because its measurement is wrong or the pile was
     * measured twice (`notWithdrawn`). `withdrawnAt` is null for all other stacks.
     */
    withdrawnAt: instantColumn(),
    withdrawnReason: text(),
    withdrawnById: uuid().references(() => appUser.id, { onDelete: 'set null' }),
    twinId: uuid(),
    lastModifiedDateTime: instantColumn().notNull(),
  },
  (table) => {
    // Sums of a filter by department and date are read from the index alone, as are its rows; withdrawn
    // stacks are left out there too.
    const byDate = (name: string, date: ExtraConfigColumn) =>
      index(name).on(
        table.departmentId,
        date.desc(),
        table.id,
        table.litres,
        table.thousandthsOfCubicFeet,
        table.withdrawnAt,
      );
    return [
      ofDepartment('stack_department', table),
      ofSawmill('stack_sawmill', table),
      byDate('stack_registration', table.registrationDateTime),
      byDate('stack_measurement', table.measurementDateTime),
      byDate('stack_loaded', table.loadedIntoSystemDateTime),
      byDate('stack_invoiceable', table.invoiceableDateTime),
      byDate('stack_assigned', table.assignedToSawmillDateTime),
      byDate('stack_modified', table.lastModifiedDateTime),
      // Deleting an account must take as long as keeping it: the time must not tell which of both happened.
      index('stack_registrator').on(table.registratorId),
      index('stack_surveyor').on(table.surveyorId),
      index('stack_withdrawn_by').on(table.withdrawnById),
      index('stack_sawmill').on(table.sawmillId, table.lastModifiedDateTime.desc(), table.id),
      // The index is almost always empty, so the query costs nothing for a sawmill that has seen everything.
      index('stack_unseen').on(table.sawmillId).where(sql`${table.unseenBySawmill}`),
      unique('stack_of_organization').on(table.organizationId, table.id),
      index('stack_card_version').on(table.cardVersionId, table.departmentId),
      uniqueIndex('stack_client_key')
        .on(table.organizationId, table.clientKey)
        .where(sql`${table.clientKey} is not null`),
      uniqueIndex('stack_number').on(table.departmentId, table.stackNumber),
      // The index is not unique: former versions took numbers that look alike for different ones.
      index('stack_number_form').on(table.departmentId, sql`split_part(${table.searchText}, chr(10), 1)`),
      index('stack_without_search_text').on(table.id).where(sql`${table.searchText} is null`),
      // Each list order has an index in its usual direction; sorting for the reverse takes no longer than finding
      // the rows. A search over many departments ends after one page.
      index('stack_by_volume').on(table.volume.desc().nullsLast(), table.stackNumber, table.id),
      index('stack_by_length').on(table.assortmentLength.desc().nullsLast(), table.stackNumber, table.id),
      index('stack_by_age').on(table.measurementDateTime, table.stackNumber, table.id),
      index('stack_by_number').on(byNumber(table.stackNumber), table.id),
      index('stack_by_check').on(sql`(${checkOrderOf(table)}) desc nulls last`, table.stackNumber, table.id),
      index('stack_position').on(table.latitude, table.longitude),
      index('stack_in_doubt')
        .on(table.departmentId, table.measurementDateTime.desc(), table.id)
        .where(sql`${table.evidenceFailed} or ${table.doubts} is not null`),
      index('stack_withdrawn')
        .on(table.departmentId, table.withdrawnAt.desc(), table.id)
        .where(sql`${table.withdrawnAt} is not null`),
      // An assigned stack is therefore never withdrawn, and queries for assigned stacks need not exclude it.
      check('stack_withdrawn_at', sql`${table.withdrawnAt} is null or ${table.state} = 'Measured'`),
      index('stack_doubted').on(table.departmentId).where(sql`${table.doubts} is not null`),
    ];
  },
);

/**
 * In a list that is sorted by check, stacks with open failures come before those with accepted ones. Within
 * each group, stacks whose front and back areas differ most come first, then stacks with other failed checks,
 * then stacks with doubts. The order is null for stacks without any of these.
 */
function checkOrderOf({
  evidenceFailed,
  failedChecks,
  faceDifference,
  doubts,
  decided,
}: Record<'evidenceFailed' | 'failedChecks' | 'faceDifference' | 'doubts' | 'decided', AnyPgColumn>): SQL {
  return sql`case when ${evidenceFailed} or ${doubts} is not null then 4 when ${decided} is not null then 0 end
    + case when ${failedChecks} is null then 0 else 1 + coalesce(${faceDifference}, 0) end`;
}

export const checkOrder = checkOrderOf(stack);

/**
 * Each row is a decision of an administrator about a stack (`decisions.ts`). The next measurement of the
 * stack deletes its decisions.
 */
export const stackDecision = pgTable(
  'stack_decision',
  {
    organizationId: uuid().notNull(),
    stackId: uuid().notNull(),
    subject: text({ enum: decisionSubjects }).notNull(),
    about: text(),
    word: text().notNull(),
    decidedById: uuid().references(() => appUser.id, { onDelete: 'set null' }),
    decidedAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stackId, table.subject] }),
    foreignKey({
      name: 'stack_decision_stack',
      columns: [table.organizationId, table.stackId],
      foreignColumns: [stack.organizationId, stack.id],
    }).onDelete('cascade'),
    index('stack_decision_decided_by').on(table.decidedById),
  ],
);

export type StackRecord = Omit<typeof stack.$inferSelect, 'litres' | 'thousandthsOfCubicFeet' | 'searchText'>;

/** The keys of deleted stacks are kept, so that a late message does not create one of them again. */
export const deletedStack = pgTable(
  'deleted_stack',
  {
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    clientKey: uuid().notNull(),
    deletedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.clientKey] })],
);

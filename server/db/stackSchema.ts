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

/** Rounds like rows and files do: the same steps on the same doubles. */
function thousandths(unit: keyof typeof perCubicMeter): string {
  return `floor("volume" * ${perCubicMeter[unit]}::float8 * 1000 + 0.5)::integer`;
}

/**
 * The columns that stacks are filtered, listed and counted by. What was measured stands in `measurement`; figures here are
 * copies of the newest one, written in its transaction (`measureStack.ts`).
 */
export const stack = pgTable(
  'stack',
  {
    id: uuid().primaryKey(),
    organizationId: uuid().notNull(),
    departmentId: uuid().notNull(),
    /** The id that the device gave it, by which a message is known again; null of stacks that no device has sent. */
    clientKey: uuid(),
    stackNumber: text().notNull(),
    polterId: text(),
    /** What it is searched by (`searchText.ts`); null of a row that a former version or an import wrote, until the job comes to it. */
    searchText: text(),
    orderNumber: text(),
    state: text({ enum: ['PreRegistration', 'Measured', 'AssignedToSawmill'] }).notNull(),
    sawmillId: uuid(),
    registratorId: uuid().references(() => appUser.id),
    surveyorId: uuid().references(() => appUser.id),
    /** What its newest measurement is read by; null before the measurement. */
    cardVersionId: uuid().references(() => measurementCardVersion.id),
    /** By field: what the registration said, as long as no measurement says it again. */
    registeredValues: jsonb().$type<StoredValues>(),
    /** Option keys of the measurement card. */
    treeSpecies: text(),
    assortment: text(),
    /** Metres. */
    assortmentLength: doublePrecision(),
    areaNumber: text(),
    /** True: every log was measured; false: the logs were counted; null before the measurement. */
    fullMeasurement: boolean(),
    /** Measured volume in m³, null before the measurement. */
    volume: doublePrecision(),
    /** Whether its card version shows volumes in cubic feet. */
    inCubicFeet: boolean().notNull().default(false),
    /** The volume in whole thousandths: sums of them are exact, and an index holds them. */
    litres: integer().generatedAlwaysAs(sql.raw(thousandths('CubicMeters'))),
    /** Null of a stack that is not shown in cubic feet. */
    thousandthsOfCubicFeet: integer().generatedAlwaysAs(
      sql.raw(`case when "in_cubic_feet" then ${thousandths('CubicFeet')} end`),
    ),
    /** Number of logs, null before the measurement. */
    logCount: integer(),
    /** Whether an evidence check fails that no administrator has accepted; null before the measurement. */
    evidenceFailed: boolean(),
    /** All checks that fail; null where none does. */
    failedChecks: text().array().$type<CheckKind[]>(),
    /** By which front and back differ, as a share of their average, where that fails the check. */
    faceDifference: doublePrecision(),
    /** The open doubts; null where the stack has none. */
    doubts: text().array().$type<DoubtKind[]>(),
    /** What an administrator's decision stands about; null where none does. */
    decided: text().array().$type<DecisionSubject[]>(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Metres above the sea. */
    height: doublePrecision(),
    /** Metres. */
    accuracy: doublePrecision(),
    registrationDateTime: instantColumn().notNull(),
    /** When the device last changed what the registration says; null as long as no device has registered it. */
    registrationChangedAt: instantColumn(),
    measurementDateTime: instantColumn(),
    loadedIntoSystemDateTime: instantColumn(),
    invoiceableDateTime: instantColumn(),
    assignedToSawmillDateTime: instantColumn(),
    /** True from the assignment until a user of the sawmill is sent the stack; false where that is not known. */
    unseenBySawmill: boolean().notNull().default(false),
    /** Since when it counts nowhere, because its measurement is wrong or a second one of a pile (`notWithdrawn`); null of all others. */
    withdrawnAt: instantColumn(),
    withdrawnReason: text(),
    withdrawnById: uuid().references(() => appUser.id, { onDelete: 'set null' }),
    /** The stack that was measured of the same pile; it may have been deleted since. */
    twinId: uuid(),
    lastModifiedDateTime: instantColumn().notNull(),
  },
  (table) => {
    // The sums of a filter by department and date are counted without reading stacks, like its rows; so is what was withdrawn left out.
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
      // Almost always empty, so that a sawmill that has seen everything pays nothing for being asked.
      index('stack_unseen').on(table.sawmillId).where(sql`${table.unseenBySawmill}`),
      unique('stack_of_organization').on(table.organizationId, table.id),
      // Which cards the stacks of some departments were measured by.
      index('stack_card_version').on(table.cardVersionId, table.departmentId),
      uniqueIndex('stack_client_key')
        .on(table.organizationId, table.clientKey)
        .where(sql`${table.clientKey} is not null`),
      uniqueIndex('stack_number').on(table.departmentId, table.stackNumber),
      // Not unique: former versions took numbers that look alike for different ones.
      index('stack_number_form').on(table.departmentId, sql`split_part(${table.searchText}, chr(10), 1)`),
      index('stack_without_search_text').on(table.id).where(sql`${table.searchText} is null`),
      // The orders of a list, each in the direction that people begin with; the other one is sorted as quickly as it is
      // found. A search over many departments ends after one page.
      index('stack_by_volume').on(table.volume.desc().nullsLast(), table.stackNumber, table.id),
      index('stack_by_length').on(table.assortmentLength.desc().nullsLast(), table.stackNumber, table.id),
      index('stack_by_age').on(table.measurementDateTime, table.stackNumber, table.id),
      index('stack_by_number').on(byNumber(table.stackNumber), table.id),
      index('stack_by_check').on(sql`(${checkOrderOf(table)}) desc nulls last`, table.stackNumber, table.id),
      index('stack_position').on(table.latitude, table.longitude),
      // Small: few stacks are in doubt.
      index('stack_in_doubt')
        .on(table.departmentId, table.measurementDateTime.desc(), table.id)
        .where(sql`${table.evidenceFailed} or ${table.doubts} is not null`),
      // Few are withdrawn.
      index('stack_withdrawn')
        .on(table.departmentId, table.withdrawnAt.desc(), table.id)
        .where(sql`${table.withdrawnAt} is not null`),
      // So what is assigned need not be asked.
      check('stack_withdrawn_at', sql`${table.withdrawnAt} is null or ${table.state} = 'Measured'`),
      // Each message that changes a stack reads the doubted stacks of its department.
      index('stack_doubted').on(table.departmentId).where(sql`${table.doubts} is not null`),
    ];
  },
);

/**
 * What a list by check is ordered by: what is open before what is accepted, and of both the faces that differ most before the other
 * checks, and those before doubts. Null where there is nothing to look at.
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

/** What administrators have decided about stacks (`decisions.ts`). The next measurement of the stack deletes it. */
export const stackDecision = pgTable(
  'stack_decision',
  {
    organizationId: uuid().notNull(),
    stackId: uuid().notNull(),
    subject: text({ enum: decisionSubjects }).notNull(),
    about: text(),
    /** Why it is right, or what is asked of the one who measured. */
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

/** Without what is worked out of it. */
export type StackRecord = Omit<typeof stack.$inferSelect, 'litres' | 'thousandthsOfCubicFeet' | 'searchText'>;

/** Keys of stacks that were deleted: a message that comes late does not bring one back. */
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

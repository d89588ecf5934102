import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, ofDepartment } from './schema';

/**
 * A row is written in the transaction that measures the stack, and read by the job that queues the mails. It
 * has no foreign key, because the stack may have been deleted before the job runs.
 */
export const measuredNotice = pgTable(
  'measured_notice',
  {
    stackId: uuid().primaryKey(),
    organizationId: uuid().notNull(),
    departmentId: uuid().notNull(),
    since: instantColumn().notNull(),
  },
  (table) => [
    ofDepartment('measured_notice_department', table),
    index('measured_notice_owner').on(table.departmentId),
    index('measured_notice_age').on(table.since),
  ],
);

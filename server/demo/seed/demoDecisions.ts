import { sql } from 'drizzle-orm';
import type { WritableOrm } from '../../db/client';
import { measurement } from '../../db/measurementSchema';
import { appUser, organization } from '../../db/schema';
import { stack, stackDecision } from '../../db/stackSchema';

const decisions = [
  { place: 1, subject: 'faces', word: 'Bagsiden ligger i en grøft: set på stedet med skovfogeden' },
  { place: 2, subject: 'newMeasurement', word: 'Bagsiden er målt med grenene' },
] as const;

/**
 * The two newest stacks of the first organisation are used in which only the areas of front and back differ
 * too much. On one the difference is accepted, and for the other a new measurement is requested, as if the
 * mail had been sent.
 */
export async function writeDemoDecisions(transaction: WritableOrm, now: Date): Promise<void> {
  for (const { place, subject, word } of decisions)
    await transaction.execute(sql`
      with chosen as (
        select ${stack.id} as id, ${stack.organizationId} as organization_id, ${appUser.id} as decided_by_id
        from ${stack} join ${appUser} on ${appUser.email} = 'org@nordskov.example'
        join ${organization} on ${organization.id} = ${stack.organizationId}
        where ${organization.name} = 'Nordskov Tømmer A/S' and ${stack.failedChecks} = array['faces']
          and ${stack.surveyorId} is not null and ${stack.state} = 'Measured'
        order by ${stack.measurementDateTime} desc, ${stack.id} offset ${place - 1} limit 1
      ), decided as (
        insert into ${stackDecision} (organization_id, stack_id, subject, word, decided_by_id, decided_at)
        select organization_id, id, ${subject}, ${word}, decided_by_id, ${now.toISOString()}::timestamptz from chosen
      ), asked as (
        update ${measurement} set asked_anew_at = ${now.toISOString()}::timestamptz
        where ${subject} = 'newMeasurement' and stack_id in (select id from chosen)
      )
      update ${stack} set decided = array[${subject}], evidence_failed = ${subject} = 'newMeasurement'
      where id in (select id from chosen)`);
}

import { eq } from 'drizzle-orm';
import type { WritableOrm } from '../db/client';
import { organization } from '../db/schema';

export const noId = '00000000-0000-0000-0000-000000000000';

export async function judgeStacksAgain(transaction: WritableOrm, organizationId: string): Promise<void> {
  await transaction.update(organization).set({ judgedUpTo: noId }).where(eq(organization.id, organizationId));
}

import { alias } from 'drizzle-orm/pg-core';
import { appUser } from '@server/db/schema';

/** Who registered a stack, joined by `stack.registratorId`. */
export const registrator = alias(appUser, 'registrator');

/** Who measured a stack, joined by `stack.surveyorId`. */
export const surveyor = alias(appUser, 'surveyor');

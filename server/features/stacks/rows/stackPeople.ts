import { appUser } from '@server/db/schema';
import { alias } from 'drizzle-orm/pg-core';

/** Who registered a stack, joined by `stack.registratorId`. */
export const registrator = alias(appUser, 'registrator');

/** Who measured a stack, joined by `stack.surveyorId`. */
export const surveyor = alias(appUser, 'surveyor');

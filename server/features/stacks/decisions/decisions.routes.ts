import { AcceptableSchema } from '../../../domain/decisions';
import { admins } from '../../../domain/roles';
import { instant, LineSchema, NameSchema } from '../../../domain/schemas';
import { createRoute, done, jsonBody, readFailures, writeFailures, z } from '../../../http/createRoute';
import { stackParams } from '../list/stackList.routes';

const seen = { lastModifiedDateTime: instant.openapi({ description: 'Of the stack as it was seen' }) };

const overtaken =
  '409 where a new measurement has come in since the stack was seen, 412 where the stack has changed otherwise: then nothing is kept.';

export const acceptDoubtsRoute = createRoute({
  method: 'put',
  history: true,
  path: '/stack/{id}/doubts',
  operationId: 'acceptStackDoubts',
  rights: admins,
  feature: 'doubts',
  summary: 'Accept failed checks of a stack and doubts about it',
  description: `From now on they are not counted, until the next measurement or until the values change that a doubt is about. What is not open is left out. ${overtaken}`,
  tags: ['stack'],
  request: {
    params: stackParams,
    body: jsonBody(
      z.strictObject({
        ...seen,
        kinds: z.array(AcceptableSchema).min(1).max(AcceptableSchema.options.length),
        word: NameSchema.openapi({ description: 'Why it is right, or what was done' }),
      }),
    ),
  },
  responses: { 200: done, ...writeFailures },
});

export const takeBackAcceptanceRoute = createRoute({
  method: 'delete',
  history: true,
  path: '/stack/{id}/doubts/{kind}',
  operationId: 'takeBackStackAcceptance',
  rights: admins,
  feature: 'decisions',
  summary: 'Take back that a failed check or a doubt was accepted',
  description: 'It is open again. Changes nothing where it is not accepted.',
  tags: ['stack'],
  request: { params: stackParams.extend({ kind: AcceptableSchema }) },
  responses: { 200: done, ...readFailures },
});

export const askAnewRoute = createRoute({
  method: 'put',
  history: true,
  path: '/stack/{id}/new-measurement',
  operationId: 'askForNewMeasurement',
  rights: admins,
  feature: 'decisions',
  summary: 'Ask the one who measured a stack to measure it anew',
  description: `Sends a mail, once for each measurement, that says all without the portal. 409 as well where nothing is open, where nobody can get the mail, and where it was sent before (\`newMeasurement\` of the stack says so). ${overtaken}`,
  tags: ['stack'],
  request: {
    params: stackParams,
    body: jsonBody(
      z.strictObject({
        ...seen,
        word: LineSchema.openapi({ description: 'What the one who measured should know; may be empty' }),
      }),
    ),
  },
  responses: { 200: done, ...writeFailures },
});

export const takeBackAskingRoute = createRoute({
  method: 'delete',
  history: true,
  path: '/stack/{id}/new-measurement',
  operationId: 'takeBackNewMeasurement',
  rights: admins,
  feature: 'decisions',
  summary: 'Take back that a new measurement of a stack was asked for',
  description:
    'A mail that is not sent yet is not sent; after one that was, another mail says so. Changes nothing where none was asked for.',
  tags: ['stack'],
  request: { params: stackParams },
  responses: { 200: done, ...readFailures },
});

export const decisionRoutes = [
  acceptDoubtsRoute,
  takeBackAcceptanceRoute,
  askAnewRoute,
  takeBackAskingRoute,
] as const;

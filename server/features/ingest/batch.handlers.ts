import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { serviceFailureOf } from '../../calls/serviceFailureOf';
import { mayCall, measuringRoles } from '../../domain/roles';
import { rawCall } from '../../http/call';
import { failureEnvelope, success } from '../../http/envelope';
import { errorText } from '../../http/errorText';
import { badRequest, fieldErrors, forbidden, ServiceFailure } from '../../http/failure';
import { bodyOf } from '../../http/requireBody';
import type { ServiceEnv } from '../../http/serviceApp';
import { requireUnicode } from '../../http/unicodeTexts';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { failureTexts } from '../../texts/failureTexts';
import { acceptedLanguage } from '../../texts/language';
import {
  type BatchAnswerSchema,
  ingestBatchRoute,
  LenientBatchSchema,
  LenientItemSchema,
  mostItems,
} from './batch.routes';
import { ClientKeySchema, MeasurementSchema, RegistrationSchema } from './ingest.routes';
import { measureIngested } from './measurement.changes';
import { registerStack } from './registration.changes';
import { storeMessage } from './storeMessage';

type Answer = z.infer<typeof BatchAnswerSchema>;

/**
 * Messages are stored one after the other, each in its own transaction, so that a faulty one does not affect
 * the others.
 */
export function ingestBatchCalls(deps: ServiceDependencies) {
  return [
    // The route's schema is not used, because it would refuse all items for one of them.
    rawCall(ingestBatchRoute, async (c) => {
      const { items } = await bodyOf(c, LenientBatchSchema);
      if (items.length > mostItems)
        throw new ServiceFailure(413, failureTexts.tooLarge, {
          fields: [{ field: 'items', textId: 'tooBig' }],
        });
      const answers: Answer[] = [];
      let unavailable: ServiceFailure | undefined;
      for (const [index, item] of items.entries()) {
        try {
          // The database cannot be reached, so the remaining items would fail, too.
          if (unavailable) throw unavailable;
          const { clientKey, status, answer } = await storeItem(deps, c, item);
          answers.push({ index, clientKey, status, stack: answer, errorMessage: null });
        } catch (error) {
          const failure = serviceFailureOf(error);
          if (failure.status === 503) unavailable = failure;
          if (failure.status === 500)
            deps.onFailure?.(`Item ${index} of ${c.var.requestId}: ${errorText(error)}`);
          const language = acceptedLanguage(c.req.header('accept-language'));
          const clientKey = ClientKeySchema.safeParse(keyIn(item)).data ?? null;
          const { data: _none, ...refusal } = failureEnvelope(failure, language);
          answers.push({ index, clientKey, status: failure.status, ...refusal });
        }
      }
      return c.json(success({ items: answers }), 200);
    }),
  ];
}

function keyIn(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'clientKey' in item ? item.clientKey : undefined;
}

async function storeItem(deps: ServiceDependencies, c: Context<ServiceEnv>, item: unknown) {
  const { clientKey, registration, measurement } = parsed(LenientItemSchema, item);
  // The fields of a message are named as in its own call.
  requireUnicode(registration ?? measurement, { isUtf8: c.var.isBodyUtf8 });
  const received = { clientKey, principal: c.var.principal, now: deps.now() };
  if ((registration === undefined) === (measurement === undefined))
    throw badRequest({ field: 'measurement', textId: 'invalid' });
  if (registration !== undefined) {
    const message = parsed(RegistrationSchema, registration);
    const stored = await storeMessage(deps, c, message, (transaction) =>
      registerStack(transaction, { ...received, message }),
    );
    return { clientKey, ...stored };
  }
  if (!mayCall(measuringRoles, c.var.principal)) throw forbidden();
  const message = parsed(MeasurementSchema, measurement);
  const text = JSON.stringify(measurement);
  const stored = await storeMessage(deps, c, message, (transaction) =>
    measureIngested(transaction, { ...received, message, text }),
  );
  return { clientKey, ...stored };
}

function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error) throw badRequest(...fieldErrors(error.issues));
  return data;
}

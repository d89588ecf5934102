import { HTTPException } from 'hono/http-exception';
import { isUnavailable } from '../db/databaseFailure';
import { ServiceFailure, unavailable, unreadable } from '../http/failure';
import { FilesUnavailable } from '../ports/fileStore';
import { failureTexts } from '../texts/failureTexts';

export function serviceFailureOf(error: unknown): ServiceFailure {
  if (error instanceof ServiceFailure) return error;
  // Hono throws this for a body that is not JSON.
  if (error instanceof HTTPException && error.status === 400) return unreadable();
  if (error instanceof FilesUnavailable) return unavailable();
  return isUnavailable(error) ? unavailable() : new ServiceFailure(500, failureTexts.unexpected);
}

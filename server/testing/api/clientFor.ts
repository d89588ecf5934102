import type { TestService } from '../testService';
import { objectAt, objectsIn } from './contractSchemas';

/** Calls the service as one person; `fields` are the names of the fields with errors. */
export function clientFor(service: TestService, email: string) {
  return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const token = await service.tokenOf(email);
    const response = await service.call(method, path, { token, body, headers });
    const { data, errorMessage, fieldErrors } = response.json ?? {};
    return {
      status: response.status,
      headers: response.headers,
      data: objectAt(data),
      errorMessage,
      fields: objectsIn(fieldErrors).map(({ field }) => field),
    };
  };
}

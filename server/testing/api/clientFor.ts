import type { TestService } from '../testService';
import { objectAt, objectsIn } from './contractSchemas';

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

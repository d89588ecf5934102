import { type OperationId, routes } from '@server/api';
import { idempotencyKey } from '@server/http/createRoute';

export interface Operation {
  operationId: OperationId;
  method: string;
  /** As in the contract: `/stack/{id}`. */
  path: string;
  /** What the body is sent as; undefined: the call takes none. */
  bodyType: 'json' | 'form' | undefined;
  /** Whether it may name an `Idempotency-Key`. */
  takesKey: boolean;
}

interface Candidate extends Operation {
  pattern: RegExp;
}

const parameter = /\{[^}]+\}/g;

function bodyTypeOf(route: (typeof routes)[number]): Operation['bodyType'] {
  if (!('request' in route && 'body' in route.request)) return undefined;
  return 'multipart/form-data' in route.request.body.content ? 'form' : 'json';
}

const candidates: Candidate[] = routes
  .map((route) => ({
    operationId: route.operationId,
    method: route.method.toUpperCase(),
    path: route.path,
    bodyType: bodyTypeOf(route),
    takesKey: 'request' in route && 'headers' in route.request && route.request.headers === idempotencyKey,
    pattern: new RegExp(`^${route.path.replace(parameter, '[^/]+')}$`),
  }))
  // Fixed words win over parameters: `/stack/list` is no stack.
  .sort((a, b) => (a.path.match(parameter)?.length ?? 0) - (b.path.match(parameter)?.length ?? 0));

/** The call that a request means, or the methods that its path knows (none: the path does not exist). */
export function operationOf(method: string, path: string): Operation | { allowed: string[] } {
  const ofPath = candidates.filter(({ pattern }) => pattern.test(path));
  const wanted = method === 'HEAD' ? 'GET' : method;
  return (
    ofPath.find((candidate) => candidate.method === wanted) ?? {
      allowed: [...new Set(ofPath.map((candidate) => candidate.method))].sort(),
    }
  );
}

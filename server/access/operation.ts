import { type OperationId, routes } from '../contract/routes';

export interface Operation {
  operationId: OperationId;
  method: string;
  /** As in the contract: `/stack/{id}`. */
  path: string;
  takesBody: boolean;
}

interface Candidate extends Operation {
  pattern: RegExp;
}

const parameter = /\{[^}]+\}/g;

const candidates: Candidate[] = routes
  .map((route) => ({
    operationId: route.operationId,
    method: route.method.toUpperCase(),
    path: route.path,
    takesBody: 'request' in route && 'body' in route.request,
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

import type { OperationId } from '../../api';
import type { ScopeCheck } from './scopeChecks';
import type { Target } from './targets';

type Request = readonly [method: string, path: string, body?: unknown];

export interface AccessCase {
  request: (target: Target) => Request;
  scope?: ScopeCheck;
}

export type AccessCases = Partial<Record<OperationId, AccessCase>>;

type PartIds = Exclude<keyof Target, 'cardIds' | 'cardVersionIds' | 'clientKeys' | `${Owner}Ids`>;
type Owner = 'organization' | 'department' | 'sawmill' | 'stack';

export function requestsAbout(owner: Owner) {
  return (method: string, rest = '', body?: unknown): AccessCase['request'] =>
    ({ [`${owner}Ids` as const]: [id = ''] }) => [method, `/${owner}/${encodeURIComponent(id)}${rest}`, body];
}

export function requestsAboutPart(owner: Owner, part: string, partIds: PartIds) {
  return (method: string, rest = '', body?: unknown): AccessCase['request'] =>
    (target) =>
      requestsAbout(owner)(
        method,
        `/${part}/${encodeURIComponent(target[partIds].at(-1) ?? '')}${rest}`,
        body,
      )(target);
}

/**
 * The objects of a list that an answer holds, and none where it holds something else. Tags and listeners read answers before any
 * screen does: what threw there would leave a call without its end.
 */
export function rowsOf(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** The texts that these objects have by a name. */
export function textsOf(list: unknown, name: string): string[] {
  return rowsOf(list).flatMap(({ [name]: value }) => (typeof value === 'string' ? [value] : []));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

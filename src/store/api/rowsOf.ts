/**
 * Returns the objects of a list in an answer, or none if the answer has another shape. Tags and listeners
 * read answers before any screen does, and an error there would leave the call pending.
 */
export function rowsOf(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}

export function textsIn(list: unknown, name: string): string[] {
  return rowsOf(list).flatMap(({ [name]: value }) => (typeof value === 'string' ? [value] : []));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

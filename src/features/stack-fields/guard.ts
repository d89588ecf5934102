/** Says whether something that came from outside is a `T`. */
export type Guard<T> = (value: unknown) => value is T;

type Guarded<G> = G extends Guard<infer T> ? T : never;

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

export function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function orNull<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value);
}

/** For parts that the specification does not name: a service may leave them out. */
export function orMissing<T>(guard: Guard<T>): Guard<T | null | undefined> {
  return (value): value is T | null | undefined => value === undefined || value === null || guard(value);
}

export function listOf<T>(guard: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(guard);
}

export function recordOf<T>(guard: Guard<T>): Guard<Record<string, T>> {
  return (value): value is Record<string, T> => isObject(value) && Object.values(value).every(guard);
}

/** An object with at least these parts: what else a newer service sends is nobody's harm. */
export function shapeOf<Parts extends Record<string, Guard<unknown>>>(
  parts: Parts,
): Guard<{ [Key in keyof Parts]: Guarded<Parts[Key]> }> {
  return (value): value is { [Key in keyof Parts]: Guarded<Parts[Key]> } =>
    isObject(value) && Object.entries(parts).every(([key, guard]) => guard(value[key]));
}

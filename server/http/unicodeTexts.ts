import { badRequest, type FieldFailure, mostErrors } from './failure';

/**
 * These escapes stand for a backslash or for a whole surrogate pair. After they are removed, no backslash
 * before an escape can change its meaning.
 */
const harmless = /\\\\|\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}/gi;
const unstorable = /\\u(?:0000|d[89a-f])/i;

/**
 * PostgreSQL cannot store NUL or half of a surrogate pair, and JSON contains them only as escapes. The text
 * is searched, because a search in the parsed values takes many times as long.
 */
export function isStorable(json: string): boolean {
  // A million characters without an escape are searched a tenth as fast by the pattern.
  if (!json.includes('\\u')) return true;
  return !unstorable.test(json) || !unstorable.test(json.replace(harmless, ' '));
}

const half = /\p{Surrogate}/u;

const replacement = '\ufffd';

/**
 * Returns the first 20 fields that contain NUL, half of a surrogate pair or, in a body that was not UTF-8,
 * bytes that could not be decoded.
 */
export function unstorableFields(json: unknown, { isUtf8 }: { isUtf8: boolean }): FieldFailure[] {
  const isBroken = (text: string) =>
    half.test(text) || text.includes('\0') || (!isUtf8 && text.includes(replacement));
  const found: FieldFailure[] = [];
  // The list replaces recursion, because a body may be nested deeper than function calls may be.
  const open: { path: string; value: unknown }[] = [{ path: '', value: json }];
  for (let next = open.pop(); next && found.length < mostErrors; next = open.pop()) {
    const { path, value } = next;
    if (typeof value === 'string' && isBroken(value)) found.push({ field: path, textId: 'notUnicode' });
    if (typeof value !== 'object' || value === null) continue;
    const parts = Object.entries(value).map(([key, part]) => ({ key, path: joined(path, key), value: part }));
    const badKeys = parts.filter(({ key }) => isBroken(key));
    found.push(...badKeys.map(({ path: field }) => ({ field, textId: 'notUnicode' as const })));
    open.push(...parts.toReversed());
  }
  return found.slice(0, mostErrors);
}

const joined = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

export function requireUnicode(json: unknown, body: { isUtf8: boolean }): void {
  const fields = unstorableFields(json, body);
  if (fields.length > 0) throw badRequest(...fields);
}

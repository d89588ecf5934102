import { useRef } from 'react';
import type { SaveResult } from './saveResult';

/**
 * Gives the same values the same key however often they are sent, so that a service that supports
 * `idempotency-key` creates one record even if its answer was lost. Changed values or a success get a new
 * key.
 */
export function useIdempotentSave<Values>(
  save: (values: Values, key: string) => Promise<SaveResult>,
): (values: Values) => Promise<SaveResult> {
  const attempt = useRef<{ text: string; key: string } | null>(null);
  return async (values) => {
    const text = JSON.stringify(values);
    if (attempt.current?.text !== text) attempt.current = { text, key: newIdempotencyKey() };
    const result = await save(values, attempt.current.key);
    if (result.kind === 'saved') attempt.current = null;
    return result;
  };
}

export function useCallKeys() {
  const keys = useRef(new Map<string, string>());
  return {
    keyOf: (call: object) => {
      const text = JSON.stringify(call);
      const key = keys.current.get(text) ?? newIdempotencyKey();
      keys.current.set(text, key);
      return key;
    },
    succeeded: (call: object) => void keys.current.delete(JSON.stringify(call)),
  };
}

/** The key has 128 random bits; `randomUUID` is missing on pages without TLS. */
function newIdempotencyKey(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

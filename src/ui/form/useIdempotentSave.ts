import { useRef } from 'react';
import type { SaveResult } from './saveResult';

/**
 * For what must be created once: the same values get the same key however often they are sent, so that a service that
 * knows `idempotency-key` creates one thing after a lost answer. Changed values, or a success, begin anew.
 */
export function useIdempotentSave<Values>(
  save: (values: Values, key: string) => Promise<SaveResult>,
): (values: Values) => Promise<SaveResult> {
  const attempt = useRef<{ text: string; key: string } | null>(null);
  return async (values) => {
    const text = JSON.stringify(values);
    if (attempt.current?.text !== text) attempt.current = { text, key: newKey() };
    const result = await save(values, attempt.current.key);
    if (result.kind === 'saved') attempt.current = null;
    return result;
  };
}

/** 128 random bits; `randomUUID` is missing on pages without TLS. */
function newKey(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

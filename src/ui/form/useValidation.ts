import { useState } from 'react';

/** Messages are in the person's language; a valid field has null or no entry. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string | null>>;

const none: ReadonlySet<string> = new Set();

/**
 * A field shows its error once the person has left it, and all fields do after an attempt to send the form.
 * Every render derives the errors from the values, because a rule may read several fields and the language
 * may change.
 */
export function useValidation<Field extends string>(errors: FieldErrors<Field>) {
  const [left, setLeft] = useState(none);
  const [showsAll, setShowsAll] = useState(false);
  return {
    isValid: Object.values(errors).every((error) => !error),
    errorOf: (field: Field) => (showsAll || left.has(field) ? (errors[field] ?? null) : null),
    leave: (field: Field) => setLeft((fields) => (fields.has(field) ? fields : new Set([...fields, field]))),
    showAll: () => setShowsAll(true),
    reset: () => {
      setLeft(none);
      setShowsAll(false);
    },
  };
}

export function focusFirstError(form: HTMLFormElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return Boolean(field);
}

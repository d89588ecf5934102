import { useState } from 'react';

/** What is wrong with each field, in the person's language; null or absent where nothing is. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string | null>>;

const none: ReadonlySet<string> = new Set();

/**
 * Which errors of a form are shown: those of a field once the person has left it, all of them once they tried to send the
 * form, and from then on with every letter. The errors are derived from the values in every render and never stored: a
 * rule may read several fields, and the language may change.
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

/** Moves the focus to the first field whose error is shown; false when there is none. */
export function focusFirstError(form: HTMLFormElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return Boolean(field);
}

import { type UseFormReturnType, useForm } from '@mantine/form';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Draft } from '@/ui/form/draft/drafts';
import type { SaveResult } from '@/ui/form/saveResult';
import { type FieldErrors, useValidation } from '@/ui/form/useValidation';

export interface Version<Values> {
  values: Values;
  etag: string | undefined;
}

interface EditFormOptions<Values> {
  /** The version may change during editing, because only `restart` copies it. */
  version: Version<Values>;
  validate: (values: Values) => FieldErrors<keyof Values & string>;
  save: (values: Values, etag: string | undefined) => Promise<SaveResult>;
  onSaved?: () => void;
}

/**
 * An edit keeps the typed text until it is saved.
 * - `failure` is null if a field shows the message.
 * - `isConflict` is true when the service has a newer version than the edited one (412). Saving then waits
 *   for `keepMine`, which makes the next save overwrite the newest version, or for `restart`.
 * - `rejections` counts the saves that the rules or the service rejected; each one moves the focus to an
 *   error. `showErrors` counts as one.
 * - `submit` resolves to true after a save. It never saves invalid values, and never runs two saves at the
 *   same time.
 * - `draft` is for a page that is loaded again: `resume` fills the form with those of its values that the
 *   form still has.
 */
export interface EditState {
  isValid: boolean;
  isDirty: boolean;
  isSaving: boolean;
  failure: string | null;
  isConflict: boolean;
  rejections: number;
  submit: () => Promise<boolean>;
  showErrors: () => void;
  restart: () => void;
  keepMine: () => void;
  draft: Draft;
  resume: (draft: Draft) => void;
}

export interface EditForm<Values> extends EditState {
  fields: UseFormReturnType<Values>;
}

/**
 * Covers one edit from its start to its save. @mantine/form holds the values and the service's messages,
 * which stay until their field changes; `useValidation` has the errors of the rules. The typed values survive
 * every answer.
 */
export function useEditForm<Values extends Record<string, unknown>>(
  options: EditFormOptions<Values>,
): EditForm<Values> {
  const { version, validate, save, onSaved } = options;
  const [etag, setEtag] = useState(version.etag);
  const [rejections, setRejections] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isConflict, setConflict] = useState(false);
  const fields: UseFormReturnType<Values> = useForm<Values>({
    // The values are copied, because the store freezes them and the form library would lose the first change.
    initialValues: { ...version.values },
    enhanceGetInputProps: ({ field, inputProps }) => {
      const error = inputProps.error ?? validation.errorOf(String(field));
      return {
        onBlur: () => validation.leave(String(field)),
        ...(error && { error, errorProps: { role: 'alert' } }),
        ...(isSaving && { onChange: () => undefined }),
      };
    },
  });
  const isSaving = fields.submitting;
  // The state belongs to the last render, and two calls before the next one must not save twice.
  const saving = useRef(false);
  const validation = useValidation<string>(validate(fields.values));

  const showErrors = () => {
    validation.showAll();
    setRejections((count) => count + 1);
  };

  const submit = async () => {
    if (saving.current || isConflict) return false;
    if (!validation.isValid) {
      showErrors();
      return false;
    }
    saving.current = true;
    fields.setSubmitting(true);
    fields.clearErrors();
    setFailure(null);
    const values = fields.getValues();
    const result = await save(values, etag).finally(() => {
      saving.current = false;
      fields.setSubmitting(false);
    });
    setConflict(result.kind === 'conflict');
    if (result.kind === 'conflict') setFailure(result.message ?? null);
    if (result.kind === 'saved') {
      // The reset is synchronous, because `onSaved` may leave the page and the saved text must not count as unsaved.
      flushSync(() => fields.resetDirty(values));
      onSaved?.();
    }
    if (result.kind === 'failed') {
      const ofFields = result.fieldErrors.filter(({ field }) => field in values);
      const others = result.fieldErrors.filter(({ field }) => !(field in values));
      fields.setErrors(Object.fromEntries(ofFields.map(({ field, message }) => [field, message])));
      setFailure([...new Set([result.message, ...others.map(({ message }) => message)])].join(' '));
      showErrors();
    }
    return result.kind === 'saved';
  };

  const restart = () => {
    fields.setInitialValues({ ...version.values });
    fields.reset();
    validation.reset();
    setEtag(version.etag);
    setRejections(0);
    setFailure(null);
    setConflict(false);
  };

  const keepMine = () => {
    setEtag(version.etag);
    setFailure(null);
    setConflict(false);
  };

  const resume = (draft: Draft) => {
    const known = Object.entries(draft.values).filter(([name]) => name in version.values);
    fields.setValues({ ...version.values, ...Object.fromEntries(known) });
    setEtag(draft.etag);
  };

  // A change during a save would be neither in this save nor in the field after it.
  const setFieldValue: typeof fields.setFieldValue = (...change) => {
    if (!saving.current) fields.setFieldValue(...change);
  };
  const setValues: typeof fields.setValues = (...change) => {
    if (!saving.current) fields.setValues(...change);
  };

  const { isValid } = validation;
  const isDirty = fields.isDirty();
  return {
    fields: { ...fields, setFieldValue, setValues },
    isValid,
    isDirty,
    isSaving,
    failure,
    isConflict,
    rejections,
    submit,
    showErrors,
    restart,
    keepMine,
    draft: { values: fields.values, base: version.values, etag },
    resume,
  };
}

/** Restarts a form with the newest version each time it opens, before the browser paints the old one. */
export function useFreshForm(form: EditState, isUp: boolean): void {
  const begin = useEffectEvent(() => form.restart());
  useLayoutEffect(() => {
    if (isUp) begin();
  }, [isUp]);
}

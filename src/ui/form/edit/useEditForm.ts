import { type UseFormReturnType, useForm } from '@mantine/form';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SaveResult } from '@/ui/form/saveResult';
import { type FieldErrors, useValidation } from '@/ui/form/useValidation';

/** What the cache holds now; `etag` is what the service calls that version, where it does. */
export interface Version<Values> {
  values: Values;
  etag: string | undefined;
}

interface EditFormOptions<Values> {
  /** The newest version. What editing begins with is captured by `restart`, so that it may change meanwhile. */
  version: Version<Values>;
  validate: (values: Values) => FieldErrors<keyof Values & string>;
  /** `etag` names the version that is overwritten. */
  save: (values: Values, etag: string | undefined) => Promise<SaveResult>;
  /** Besides what the card, dialog or wizard does by itself. */
  onSaved?: () => void;
}

/** What cards, dialogs and wizards need of an edit. */
export interface EditState {
  isValid: boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** Why the last save failed, as far as no field says it. */
  failure: string | null;
  /** The service has a newer version than the one edited (412); saving waits for `keepMine` or `restart`. */
  isConflict: boolean;
  /** How many saves were rejected, by the rules or by the service: each time the focus goes to what is wrong. */
  rejections: number;
  /** True when it was saved. Never saves what is not valid, and never twice at once. */
  submit: () => Promise<boolean>;
  /** Shows the errors of all fields, and counts as a rejected save. */
  showErrors: () => void;
  /** Begins anew with the newest version. */
  restart: () => void;
  /** The next save overwrites the newest version. */
  keepMine: () => void;
}

export interface EditForm<Values> extends EditState {
  fields: UseFormReturnType<Values>;
}

/**
 * One edit from its beginning to its save. @mantine/form holds the values and the service's messages, which stand until
 * their field is changed; the rules' errors are `useValidation`'s. Nothing typed is lost whatever the answer is.
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
    // A copy: what comes from the store is frozen, and the form library would lose the first change of it.
    initialValues: { ...version.values },
    enhanceGetInputProps: ({ field, inputProps }) => {
      const error = inputProps.error ?? validation.errorOf(String(field));
      return {
        onBlur: () => validation.leave(String(field)),
        ...(error && { error, errorProps: { role: 'alert' } }),
        // What is typed now would be neither in this save nor in the field after it.
        ...(isSaving && { onChange: () => undefined }),
      };
    },
  });
  const isSaving = fields.submitting;
  // The state is that of the last render: two calls before the next one must not save twice.
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
    if (result.kind === 'saved') {
      // At once: `onSaved` may leave the page, and nothing is unsaved any more.
      flushSync(() => fields.resetDirty(values));
      onSaved?.();
    }
    if (result.kind === 'failed') {
      const known = result.fieldErrors.filter(({ field }) => field in values);
      const others = result.fieldErrors.filter(({ field }) => !(field in values));
      fields.setErrors(Object.fromEntries(known.map(({ field, message }) => [field, message])));
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
    setConflict(false);
  };

  const { isValid } = validation;
  const isDirty = fields.isDirty();
  return {
    fields,
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
  };
}

/** Every time a form comes up it begins with the newest version, before anybody sees the former one. */
export function useFreshForm(form: EditState, isUp: boolean): void {
  const begin = useEffectEvent(() => form.restart());
  useLayoutEffect(() => {
    if (isUp) begin();
  }, [isUp]);
}

import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SaveOutcome } from './saveOutcome';

/** What the cache holds now; `etag` is what the service calls that version, where it does. */
export interface Version<Values> {
  values: Values;
  etag: string | undefined;
}

interface EditFormOptions<Values> {
  /** The newest version. What editing begins with is captured by `restart`, so that it may change meanwhile. */
  version: Version<Values>;
  /** What is wrong with each field, in the person's language; null or absent where nothing is. */
  validate: (values: Values) => Partial<Record<keyof Values & string, string | null>>;
  /** `etag` names the version that is overwritten. */
  save: (values: Values, etag: string | undefined) => Promise<SaveOutcome>;
  /** Besides what the card, dialog or wizard does by itself. */
  onSaved?: () => void;
}

/** How an edit stands: all that cards, dialogs and wizards need to know of it. */
export interface EditState {
  isValid: boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** Why the last save failed, as far as no field says it. */
  failure: string | null;
  /** Somebody else changed it since editing began; saving waits for `keepMine` or `restart`. */
  isConflict: boolean;
  /** How often a save was refused, by the rules or by the service: each time the focus goes to what is wrong. */
  refusals: number;
  /** True when it was saved. Never saves what is not valid, and never twice at once. */
  submit: () => Promise<boolean>;
  /** Shows what is wrong with every field, whether it has been left or not. */
  judge: () => void;
  /** Begins anew with the newest version. */
  restart: () => void;
  /** The next save overwrites the newest version. */
  keepMine: () => void;
}

export interface EditForm<Values> extends EditState {
  fields: UseFormReturnType<Values>;
}

/** A field is judged from when it has been left, or all are, once somebody tried to save. */
type Judged = 'all' | readonly string[];

interface Refusal<Values> {
  /** What was refused: a message stands until its field is changed. */
  values: Values;
  messages: ReadonlyMap<string, string>;
}

/**
 * One edit from its beginning to its save: values, messages under the fields, what the service said, and the
 * conflict with somebody who was faster. Nothing typed is lost whatever the answer is.
 */
export function useEditForm<Values extends Record<string, unknown>>(
  options: EditFormOptions<Values>,
): EditForm<Values> {
  const { version, validate, save, onSaved } = options;
  const [etag, setEtag] = useState(version.etag);
  const [judged, setJudged] = useState<Judged>([]);
  const [refused, setRefused] = useState<Refusal<Values> | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isConflict, setConflict] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const saving = useRef(false);

  const errorOf = (field: string) => {
    const said = refused?.messages.get(field);
    if (said && refused?.values[field] === fields.values[field]) return said;
    return judged === 'all' || judged.includes(field) ? messages.get(field) : undefined;
  };
  const fields = useForm<Values>({
    // A copy: what comes from the store is frozen, and the form library would lose the first change of it.
    initialValues: { ...version.values },
    enhanceGetInputProps: ({ field }) => {
      const name = String(field);
      const error = errorOf(name);
      return {
        onBlur: () => setJudged((left) => (left === 'all' || left.includes(name) ? left : [...left, name])),
        ...(error && { error, errorProps: { role: 'alert' } }),
        // What is typed now would be neither in this save nor in the field after it.
        ...(isSaving && { onChange: () => undefined }),
      };
    },
  });
  const messages = messagesOf(validate(fields.values));
  const isValid = messages.size === 0;

  const judge = () => {
    setJudged('all');
    setRefusals((count) => count + 1);
  };

  const settle = (outcome: SaveOutcome, values: Values): boolean => {
    setConflict(outcome.kind === 'conflict');
    if (outcome.kind === 'saved') {
      // At once: `onSaved` may leave the page, and nothing is unsaved any more.
      flushSync(() => fields.resetDirty(values));
      onSaved?.();
      return true;
    }
    if (outcome.kind === 'failed') {
      const known = outcome.fieldErrors.filter(({ field }) => field in values);
      const others = outcome.fieldErrors.filter(({ field }) => !(field in values));
      setRefused({ values, messages: new Map(known.map(({ field, message }) => [field, message])) });
      setFailure([...new Set([outcome.message, ...others.map(({ message }) => message)])].join(' '));
      judge();
    }
    return false;
  };

  const submit = async () => {
    if (saving.current || isConflict) return false;
    if (!isValid) {
      judge();
      return false;
    }
    saving.current = true;
    setSaving(true);
    setFailure(null);
    setRefused(null);
    const values = fields.getValues();
    const outcome = await save(values, etag).finally(() => {
      saving.current = false;
      setSaving(false);
    });
    return settle(outcome, values);
  };

  const restart = () => {
    fields.setInitialValues({ ...version.values });
    fields.reset();
    setEtag(version.etag);
    setJudged([]);
    setRefused(null);
    setRefusals(0);
    setFailure(null);
    setConflict(false);
  };

  const keepMine = () => {
    setEtag(version.etag);
    setConflict(false);
  };

  const isDirty = fields.isDirty();
  return {
    fields,
    isValid,
    isDirty,
    isSaving,
    failure,
    isConflict,
    refusals,
    submit,
    judge,
    restart,
    keepMine,
  };
}

function messagesOf(verdict: Record<string, string | null | undefined>): Map<string, string> {
  return new Map(Object.entries(verdict).flatMap(([field, message]) => (message ? [[field, message]] : [])));
}

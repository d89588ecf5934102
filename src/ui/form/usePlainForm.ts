import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasBlank, takeFirstForm } from '@/ui/first-form/firstForm';
import { type FieldErrors, focusFirstError, useValidation } from './useValidation';

interface PlainFormOptions<Field extends string> {
  initial: Record<Field, string>;
  validate: (values: Record<Field, string>) => FieldErrors<Field>;
  busy: boolean;
  onSubmit: (values: Record<Field, string>) => void;
}

/**
 * Holds a few text fields of pages outside the frame. It does without @mantine/form, which would take 6 kB of
 * the sign-in page's budget. It continues with the text that was typed into the form of index.html.
 */
export function usePlainForm<Field extends string>(options: PlainFormOptions<Field>) {
  const { initial, validate, busy, onSubmit } = options;
  const [values, setValues] = useState(initial);
  const [wasSent, setSent] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const validation = useValidation(validate(values));

  useEffect(() => {
    const carried = ref.current && takeFirstForm(ref.current);
    if (!carried) return;
    setValues((current) => ({ ...current, ...carried.values }));
    setSent(carried.wasSent);
  }, []);
  useEffect(() => {
    // A submit from within the effect could not show the form's messages immediately.
    if (wasSent) queueMicrotask(() => ref.current?.requestSubmit());
  }, [wasSent]);

  const getInputProps = (field: Field) => ({
    name: field,
    required: true,
    withAsterisk: false,
    value: values[field],
    error: validation.errorOf(field),
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
      setValues((current) => ({ ...current, [field]: value })),
    onBlur: () => validation.leave(field),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    // The update is synchronous, because the focus goes to a field that shows its error.
    flushSync(validation.showAll);
    if (validation.isValid) onSubmit(values);
    else focusFirstError(event.currentTarget);
  };

  return {
    isEmpty: hasBlank(Object.values<string>(values)),
    getInputProps,
    // With `post`, a form that is sent without its code puts no password into the URL.
    formProps: { ref, onSubmit: submit, method: 'post', noValidate: true },
  };
}

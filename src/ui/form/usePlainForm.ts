import { type ChangeEvent, type FormEvent, useState } from 'react';

interface PlainFormOptions<Name extends string> {
  initial: Record<Name, string>;
  /** What is wrong with each field, in the person's language; null where nothing is. */
  judge: (values: Record<Name, string>) => Record<Name, string | null>;
  /** The former sending has no answer yet. */
  busy: boolean;
  onSubmit: (values: Record<Name, string>) => void;
}

/**
 * The few fields of a form outside the frame, which loads without a form library. A field is judged once it has been
 * left or the form was sent, from then on with every letter. Sending moves the focus to the first field that is wrong.
 */
export function usePlainForm<Name extends string>({
  initial,
  judge,
  busy,
  onSubmit,
}: PlainFormOptions<Name>) {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const [isSent, setSent] = useState(false);
  const errors = judge(values);

  /** The properties of one input; its value keeps what was typed whatever the answer is. */
  const field = (name: Name) => ({
    name,
    required: true,
    withAsterisk: false,
    value: values[name],
    error: isSent || left.has(name) ? errors[name] : null,
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
      setValues((current) => ({ ...current, [name]: value })),
    onBlur: () => setLeft((current) => new Set(current).add(name)),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setSent(true);
    const wrong = Object.entries(errors).find(([, error]) => error !== null);
    if (!wrong) return onSubmit(values);
    const input = event.currentTarget.elements.namedItem(wrong[0]);
    if (input instanceof HTMLElement) input.focus();
  };

  return { values, field, submit };
}

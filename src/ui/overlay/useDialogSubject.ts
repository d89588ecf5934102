import { useCallback, useState } from 'react';

interface DialogSubject<Subject> {
  opened: boolean;
  subject: Subject | null;
  open: (subject: Subject) => void;
  close: () => void;
}

/** The subject stays while the dialog closes, so that the text does not change during the animation. */
export function useDialogSubject<Subject>(): DialogSubject<Subject> {
  const [state, setState] = useState<{ subject: Subject; opened: boolean } | null>(null);
  const open = useCallback((subject: Subject) => setState({ subject, opened: true }), []);
  const close = useCallback(() => setState((now) => now && { ...now, opened: false }), []);
  return { opened: state?.opened ?? false, subject: state?.subject ?? null, open, close };
}

import { useCallback, useState } from 'react';

interface DialogSubject<Subject> {
  opened: boolean;
  /** Null until it is opened for the first time. */
  subject: Subject | null;
  open: (subject: Subject) => void;
  close: () => void;
}

/** What a dialog is about. It stays known while the dialog closes, so that nothing changes under the reader. */
export function useDialogSubject<Subject>(): DialogSubject<Subject> {
  const [state, setState] = useState<{ subject: Subject; opened: boolean } | null>(null);
  const open = useCallback((subject: Subject) => setState({ subject, opened: true }), []);
  const close = useCallback(() => setState((now) => now && { ...now, opened: false }), []);
  return { opened: state?.opened ?? false, subject: state?.subject ?? null, open, close };
}

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

interface RemovalDialogProps {
  opened: boolean;
  /** The question, naming what is removed. */
  title: string;
  /** The verb. */
  confirmLabel: string;
  /** True when it is gone; its failure is told elsewhere. */
  remove: () => Promise<boolean>;
  onClose: () => void;
  /** What will happen. */
  children: ReactNode;
}

/** Asks before something is removed, and stays open until it is removed or cancelled. */
export function RemovalDialog({ opened, remove, onClose, ...question }: RemovalDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (opened) opener.current = document.activeElement;
  }, [opened]);
  const confirm = async () => {
    // While the dialog closes, its button can still be pressed.
    if (!opened) return;
    setBusy(true);
    const isGone = await remove().finally(() => setBusy(false));
    if (!isGone) return;
    // Before it is unmounted: `useFocusFallback` moves the focus on only if the element has it.
    if (opener.current instanceof HTMLElement) opener.current.focus();
    onClose();
  };
  return (
    <ConfirmDialog
      {...question}
      opened={opened}
      danger
      busy={isBusy}
      error={null}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

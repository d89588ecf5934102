import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

interface RemovalDialogProps {
  opened: boolean;
  /** The question, with the name of the record. */
  title: string;
  /** The verb. */
  confirmLabel: string;
  /** Resolves to true after the removal; another part of the page shows its failure. */
  remove: () => Promise<boolean>;
  onClose: () => void;
  /** The consequences. */
  children: ReactNode;
}

/** Asks before a removal, and stays open until it succeeds or is cancelled. */
export function RemovalDialog({ opened, remove, onClose, ...question }: RemovalDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (opened) opener.current = document.activeElement;
  }, [opened]);
  const confirm = async () => {
    // The button still accepts presses while the dialog closes.
    if (!opened) return;
    setBusy(true);
    const isGone = await remove().finally(() => setBusy(false));
    if (!isGone) return;
    // Before the unmount: `useFocusFallback` moves the focus on only if the element has it.
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

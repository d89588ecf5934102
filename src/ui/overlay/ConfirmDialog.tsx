import { Button, Group } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { BusyButton } from '@/ui/feedback/BusyButton';
import classes from './ConfirmDialog.module.css';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  opened: boolean;
  /** The question, with the name of its subject. */
  title: string;
  /** The consequences, or fields to fill. */
  children: ReactNode;
  /** What the button does, where the content may be longer than the window: it stays in sight above the button. */
  outcome?: ReactNode;
  /** Whether the content has parts that open: the dialog stands at the top and grows downwards, and its foot holds still. */
  unfolds?: true;
  /** The verb: "Delete", never "OK". */
  confirmLabel: string;
  /** "Cancel" by default. */
  cancelLabel?: string;
  /** For actions that cannot be undone: red, and Enter cancels unless the person moves the focus to the button. */
  danger?: boolean;
  /** A call is running; no button can be pressed twice. */
  busy: boolean;
  /** The failure; the dialog stays open with its content. */
  error: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * One question, or several in succession in the same dialog. Escape and Cancel change nothing; the focus returns
 * to its previous place.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    title,
    children,
    outcome,
    unfolds,
    confirmLabel,
    danger = false,
    busy,
    error,
    onConfirm,
    onCancel,
  } = props;
  const t = useText();
  const { cancelLabel = t('ui.cancel') } = props;
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef(title);
  // The next question focuses the same element as the first: holding Enter does not answer it.
  useEffect(() => {
    if (asked.current === title) return;
    asked.current = title;
    form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [title]);
  const cancel = () => !busy && onCancel();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onConfirm();
  };
  return (
    <Dialog
      opened={opened}
      onClose={cancel}
      title={title}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      {...(unfolds && unfolding)}
    >
      <form ref={form} onSubmit={submit}>
        <div className={classes.text}>{children}</div>
        <div className={classes.foot}>
          <p role="alert" className={classes.error}>
            {error}
          </p>
          {outcome}
          <Group justify="flex-end" gap="xs">
            <Button
              variant="default"
              onClick={cancel}
              aria-disabled={busy}
              data-autofocus={danger || undefined}
            >
              {cancelLabel}
            </Button>
            <BusyButton
              type="submit"
              {...(danger && { color: 'danger' })}
              busy={busy}
              data-autofocus={danger ? undefined : true}
            >
              {confirmLabel}
            </BusyButton>
          </Group>
        </div>
      </form>
    </Dialog>
  );
}

const unfolding = {
  size: 'lg',
  centered: false,
  yOffset: '4dvh',
  classNames: { content: classes.unfolding },
} as const;

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

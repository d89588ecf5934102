import { Button, Group } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { BusyButton } from '@/ui/feedback/BusyButton';
import classes from './ConfirmDialog.module.css';
import { Dialog } from './Dialog';

/**
 * A confirmation is a dialog with one action.
 * - `outcome` says what the button does and stays visible above it, even if the content is longer than the
 *   window.
 * - `unfolds` is for content with parts that unfold: the dialog is at the top of the window and grows
 *   downwards while its foot stays in place.
 * - `danger` marks an action that cannot be undone: the button is red, and Enter cancels unless the person
 *   moves the focus to the button.
 */
interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  children: ReactNode;
  outcome?: ReactNode;
  unfolds?: true;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy: boolean;
  error: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

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
  // The next question focuses the same element as the first, so that holding Enter does not answer it.
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
  title: string;
  confirmLabel: string;
  /** Resolves to true after the removal. Another part of the page shows a failure. */
  remove: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

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
    // The focus returns before the element unmounts, because `useFocusFallback` moves it on only if the element has it.
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

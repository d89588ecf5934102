import { Button } from '@mantine/core';
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { useText } from '@/i18n/useText';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { FailureLine } from '@/ui/feedback/FailureLine';
import grid from '@/ui/form/fieldGrid.module.css';
import { useUnsaved } from '@/ui/form/unsaved/useUnsaved';
import { focusFirstError } from '@/ui/form/useValidation';
import { ConflictNotice } from './ConflictNotice';
import classes from './FormBody.module.css';
import { useDraft } from './useDraft';
import type { EditState } from './useEditForm';

interface FormBodyProps {
  label: string;
  container: 'card' | 'dialog';
  form: EditState;
  canSave: boolean;
  submitLabel: string;
  cancelLabel: string;
  onCancel: () => void;
  /**
   * An editable card always shows the text that was typed before the browser dropped the page. A dialog shows
   * it if it is about the same values.
   */
  resumes?: 'always' | 'same' | 'never';
  onDone?: () => void;
  newer?: ReactNode;
  onReload?: (() => Promise<unknown>) | undefined;
  onEscape?: () => void;
  children: ReactNode;
}

export function FormBody(props: FormBodyProps) {
  const { label, container, form, canSave, submitLabel, cancelLabel, onCancel, onDone, onEscape, children } =
    props;
  const { newer, onReload, resumes = container === 'card' ? 'always' : 'same' } = props;
  const t = useText();
  const element = useRef<HTMLFormElement>(null);
  const { rejections, isDirty, isSaving, isConflict } = form;
  useUnsaved(isDirty);
  const isBack = useDraft({ name: label, form, resumes });

  useEffect(() => {
    if (rejections > 0 || isConflict) focusAfterRejection(element.current);
    else focusFirstField(element.current, container);
  }, [rejections, isConflict, container]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.submit()) onDone?.();
  };
  const leaveOnEscape = (event: KeyboardEvent<HTMLFormElement>) => {
    if (isOwnEscape(event)) onEscape?.();
  };
  // If a press took the focus, the field's error would appear and move the button away from under the pointer.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  const notReady = canSave ? null : t('form.not_ready');
  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      aria-busy={isSaving}
      className={classes.form}
      data-container={container}
      onSubmit={save}
      onKeyDown={leaveOnEscape}
    >
      <div className={classes.body}>
        <div className={classes.columns} data-conflict={isConflict || undefined}>
          <div className={grid.grid}>{children}</div>
          {isConflict && onReload && <ConflictNotice form={form} newer={newer} onReload={onReload} />}
        </div>
        <p role="status" className={classes.back}>
          {isBack && t('form.draft_back')}
        </p>
        <FailureLine>{form.failure}</FailureLine>
      </div>
      <div className={classes.actions}>
        <Button variant="default" onMouseDown={keepFocus} onClick={onCancel} aria-disabled={isSaving}>
          {cancelLabel}
        </Button>
        <DisabledReason reason={isConflict ? t('form.conflict_first') : notReady} onRefused={form.showErrors}>
          <BusyButton type="submit" busy={isSaving}>
            {submitLabel}
          </BusyButton>
        </DisabledReason>
      </div>
    </form>
  );
}

const anyField = 'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * Focuses the first field. A dialog does so only if no other element has the focus, because an opening dialog
 * focuses the field itself. An editable card always does, because the pressed button has disappeared or
 * belongs to a closing question.
 */
function focusFirstField(form: HTMLFormElement | null, container: 'card' | 'dialog'): void {
  const first = form?.querySelector<HTMLElement>(anyField);
  if (!first) return;
  first.dataset.autofocus = 'true';
  if (container === 'card' || document.activeElement === document.body) first.focus();
}

function focusAfterRejection(form: HTMLFormElement | null): void {
  if (focusFirstError(form) || document.activeElement !== document.body) return;
  form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
}

/** Tells whether Escape is meant for the listening element and not for an open list or calendar inside it. */
export function isOwnEscape({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  // A calendar lives elsewhere in the document and may be closed by the time its key event arrives here.
  const isInside = target instanceof Node && currentTarget.contains(target);
  return key === 'Escape' && isInside && currentTarget.querySelector('[aria-expanded="true"]') === null;
}

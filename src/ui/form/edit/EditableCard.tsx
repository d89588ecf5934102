import { Button, Title } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { DiscardDialog } from '@/ui/form/unsaved/DiscardDialog';
import { Icon } from '@/ui/icons/Icon';
import classes from './EditableCard.module.css';
import { FormBody } from './FormBody';
import { type EditState, useFreshForm } from './useEditForm';

interface EditableCardProps {
  title: string;
  canEdit: boolean;
  view: ReactNode;
  form: EditState;
  canSave: boolean;
  editLabel?: string;
  beforeEdit?: (begin: () => void) => void;
  onReload: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * The content is edited in place, in the same grid. Enter saves and Escape cancels. The card keeps the typed
 * text until the person saves it, and asks before it drops unsaved text.
 */
export function EditableCard(props: EditableCardProps) {
  const { title, canEdit, view, form, canSave, editLabel, beforeEdit, onReload, children } = props;
  const t = useText();
  const headingId = useId();
  const editButton = useRef<HTMLButtonElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const wasEditing = useRef(false);
  useFreshForm(form, isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const begin = () => setEditing(true);
  const close = () => {
    setAsking(false);
    setEditing(false);
    form.restart();
  };
  const cancel = () => {
    if (form.isSaving) return;
    if (form.isDirty) setAsking(true);
    else close();
  };
  return (
    <section className={classes.card} data-card aria-labelledby={headingId}>
      <Title order={2} id={headingId} className={classes.title}>
        {title}
      </Title>
      {isEditing ? (
        <FormBody
          label={title}
          container="card"
          form={form}
          canSave={canSave}
          submitLabel={t('form.save')}
          cancelLabel={t('ui.cancel')}
          onCancel={cancel}
          onEscape={cancel}
          onDone={close}
          newer={view}
          onReload={onReload}
        >
          {children}
        </FormBody>
      ) : (
        <>
          {canEdit && (
            <Button
              ref={editButton}
              {...(editLabel === undefined
                ? { variant: 'subtle', px: 8, me: -8, leftSection: <Icon name="edit" size={16} /> }
                : { variant: 'default' })}
              aria-label={editLabel ?? t('form.edit_name', { title })}
              onClick={() => (beforeEdit ? beforeEdit(begin) : begin())}
            >
              {editLabel ?? t('form.edit')}
            </Button>
          )}
          <div className={classes.view}>{view}</div>
        </>
      )}
      <DiscardDialog opened={isAsking} onDiscard={close} onStay={() => setAsking(false)} />
    </section>
  );
}

import { Modal } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { useText } from '@/i18n/useText';
import { isOwnEscape } from '@/ui/form/edit/isOwnEscape';
import { DiscardDialog } from '@/ui/form/unsaved/DiscardDialog';
import { useIsPhone } from '@/ui/layout/useIsPhone';

interface FormModalProps {
  opened: boolean;
  title: string;
  size: 'md' | 'lg' | 'xl';
  isDirty: boolean;
  isSaving: boolean;
  onClose: () => void;
  /** The form; `close` asks first when there is unsaved text. */
  children: (close: () => void) => ReactNode;
}

/** A dialog with a form in it: the whole screen on phones, cannot be left while saving, asks before text is dropped. */
export function FormModal({ opened, title, size, isDirty, isSaving, onClose, children }: FormModalProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    if (isSaving) return;
    if (isDirty) setAsking(true);
    else onClose();
  };
  const discard = () => {
    setAsking(false);
    onClose();
  };
  const leaveOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (isOwnEscape(event)) close();
  };
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <>
      <Modal
        opened={opened}
        onClose={close}
        title={title}
        size={size}
        fullScreen={isPhone}
        closeOnClickOutside={false}
        // Its own listener would open the question and, with the same key, have it closed again.
        closeOnEscape={false}
        onKeyDown={leaveOnEscape}
        closeButtonProps={{ 'aria-label': t('ui.close'), onMouseDown: keepFocus }}
      >
        {children(close)}
      </Modal>
      <DiscardDialog opened={opened && isAsking} onDiscard={discard} onStay={() => setAsking(false)} />
    </>
  );
}

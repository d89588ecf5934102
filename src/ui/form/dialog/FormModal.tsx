import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { useText } from '@/i18n/useText';
import { isOwnEscape } from '@/ui/form/edit/FormBody';
import { DiscardDialog } from '@/ui/form/unsaved/DiscardDialog';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { Dialog } from '@/ui/overlay/Dialog';

interface FormModalProps {
  opened: boolean;
  title: string;
  size: 'md' | 'lg' | 'xl';
  isDirty: boolean;
  isSaving: boolean;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

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
      <Dialog
        opened={opened}
        onClose={close}
        title={title}
        size={size}
        fullScreen={isPhone}
        closeOnClickOutside={false}
        // Mantine's own listener would open the question and close it again with the same key press.
        closeOnEscape={false}
        onKeyDown={leaveOnEscape}
        closeButtonProps={{ 'aria-label': t('ui.close'), onMouseDown: keepFocus }}
      >
        {children(close)}
      </Dialog>
      <DiscardDialog opened={opened && isAsking} onDiscard={discard} onStay={() => setAsking(false)} />
    </>
  );
}

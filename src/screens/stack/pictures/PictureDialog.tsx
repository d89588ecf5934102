import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import classes from './PictureDialog.module.css';
import type { PictureSheetProps } from './PictureSheet';
import { PictureView } from './PictureView';

interface PictureDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Called when the dialog has closed and nothing else took the focus. */
  onFocusLost: () => void;
  sheet: PictureSheetProps;
  children: ReactNode;
}

export function PictureDialog({ opened, onClose, onFocusLost, sheet, children }: PictureDialogProps) {
  const t = useText();
  /** A dialog that is closed while it still opens takes the focus after it was returned. */
  const returnFocus = () => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('[role="dialog"]')) onFocusLost();
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={returnFocus}
      title={sheet.alt}
      fullScreen
      classNames={{ content: classes.dialog, body: classes.body }}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <PictureView sheet={sheet}>{children}</PictureView>
    </Modal>
  );
}

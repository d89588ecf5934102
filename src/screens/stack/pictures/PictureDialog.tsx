import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import classes from './PictureDialog.module.css';
import type { PictureSheetProps } from './PictureSheet';
import { PictureView } from './PictureView';

interface PictureDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Told when the dialog has gone and the focus is nowhere else. */
  onFocusLost: () => void;
  sheet: PictureSheetProps;
  /** What switches its overlays. */
  children: ReactNode;
}

/** A picture on the whole screen. */
export function PictureDialog({ opened, onClose, onFocusLost, sheet, children }: PictureDialogProps) {
  const t = useText();
  /** A dialog that is closed while it still opens takes the focus after it was given back. */
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

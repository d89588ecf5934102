import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/useText';
import classes from './PictureDialog.module.css';
import type { PictureSheetProps } from './PictureSheet';
import { PictureView } from './PictureView';

interface PictureDialogProps {
  opened: boolean;
  onClose: () => void;
  sheet: PictureSheetProps;
  /** What switches its overlays. */
  children: ReactNode;
}

/** A picture on the whole screen. */
export function PictureDialog({ opened, onClose, sheet, children }: PictureDialogProps) {
  const t = useText();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={sheet.alt}
      fullScreen
      classNames={{ content: classes.dialog, body: classes.body }}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <PictureView sheet={sheet}>{children}</PictureView>
    </Modal>
  );
}

import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import classes from './PictureView.module.css';

interface PictureModalProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  onClosed: () => void;
  onFocusLost: () => void;
  children: ReactNode;
}

export function PictureModal({ title, opened, onClose, onClosed, onFocusLost, children }: PictureModalProps) {
  const t = useText();
  /**
   * If the dialog is closed while it is still opening, it takes the focus again after the focus was returned.
   */
  const returnFocus = () => {
    onClosed();
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('[role="dialog"]')) onFocusLost();
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={returnFocus}
      title={title}
      fullScreen
      classNames={{ content: classes.dialog, body: classes.body }}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {children}
    </Modal>
  );
}

import { ActionIcon, Modal, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { StackImage } from '@/features/stack-fields/fieldValue';
import { useText } from '@/i18n/useText';
import type { StackPicture } from '@/screens/stack/facts/stackFacts';
import { Icon } from '@/ui/icons/Icon';
import { OverlaySwitches } from './OverlaySwitches';
import classes from './PictureDialog.module.css';
import { PictureFailure } from './PictureFailure';
import { PictureSheet } from './PictureSheet';
import { PictureView } from './PictureView';
import { type ShownPicture, useStackPicture } from './useStackPicture';

interface ViewedPicturesProps {
  stackId: string;
  stackNumber: string;
  /** All of the stack, with its own among them. */
  pictures: readonly StackPicture[];
  /** The one that it was opened from, which is loaded. */
  own: StackPicture & { picture: ShownPicture };
}

interface PictureDialogProps extends ViewedPicturesProps {
  opened: boolean;
  onClose: () => void;
  /** Called when the dialog has closed and nothing else took the focus. */
  onFocusLost: () => void;
}

export function PictureDialog({ opened, onClose, onFocusLost, ...viewed }: PictureDialogProps) {
  const t = useText();
  const [file, setFile] = useState(viewed.own.image.file);
  const { title } = viewed.pictures.find(({ image }) => image.file === file) ?? {};
  const { name } = viewed.own.picture;
  /** A dialog that is closed while it still opens takes the focus after it was returned. */
  const returnFocus = () => {
    setFile(viewed.own.image.file);
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('[role="dialog"]')) onFocusLost();
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={returnFocus}
      title={title ? t('stack.picture.alt', { title, stackNumber: viewed.stackNumber }) : name}
      fullScreen
      classNames={{ content: classes.dialog, body: classes.body }}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <ViewedPicture {...viewed} file={file} onFile={setFile} />
    </Modal>
  );
}

interface ViewedPictureProps extends ViewedPicturesProps {
  file: StackImage['file'];
  onFile: (file: StackImage['file']) => void;
}

/** Zoom and place in the picture stay from one to the next, so that front and back can be compared. */
function ViewedPicture({ stackId, stackNumber, pictures, own, file, onFile }: ViewedPictureProps) {
  const t = useText();
  const isOwn = file === own.image.file;
  const index = pictures.findIndex(({ image }) => image.file === file);
  const viewed = pictures[index] ?? own;
  const other = useStackPicture({ stackId, stackNumber, ...viewed, wanted: !isOwn });
  const { sheet, size, overlays, error, retry } = isOwn ? own.picture : other;
  const step = (by: number) => {
    const next = pictures[(index + by + pictures.length) % pictures.length];
    if (next) onFile(next.image.file);
  };
  return (
    <PictureView
      size={size}
      foot={
        <>
          {pictures.length > 1 && (
            <div className={classes.pages}>
              <ActionIcon variant="default" aria-label={t('stack.picture.previous')} onClick={() => step(-1)}>
                <Icon name="chevronLeft" />
              </ActionIcon>
              <span>{t('stack.picture.number', { number: index + 1, count: pictures.length })}</span>
              <ActionIcon variant="default" aria-label={t('stack.picture.next')} onClick={() => step(1)}>
                <Icon name="chevronRight" />
              </ActionIcon>
            </div>
          )}
          <OverlaySwitches overlays={overlays} />
        </>
      }
    >
      {error ? (
        <PictureFailure error={error} onRetry={retry} />
      ) : sheet ? (
        <PictureSheet {...sheet} />
      ) : (
        <Skeleton className={classes.waiting} />
      )}
    </PictureView>
  );
}

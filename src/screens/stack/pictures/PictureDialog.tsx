import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { shapeOfPlace } from '@/features/picture-marks/pictureSize';
import { PictureModal } from '@/features/picture-viewer/PictureModal';
import { PictureView } from '@/features/picture-viewer/PictureView';
import { pictureName } from '@/features/picture-viewer/pictureName';
import { useText } from '@/i18n/useText';
import type { TitledImage } from '@/screens/stack/facts/stackFacts';
import { OverlaySwitches } from './OverlaySwitches';
import { PictureFailure } from './PictureFailure';
import { PictureSheet } from './PictureSheet';
import { type StackPictureState, useStackPicture } from './useStackPicture';

interface ViewedPicturesProps {
  stackId: string;
  stackNumber: string;
  pictures: readonly TitledImage[];
  own: TitledImage & { picture: StackPictureState };
}

interface PictureDialogProps extends ViewedPicturesProps {
  opened: boolean;
  onClose: () => void;
  onFocusLost: () => void;
}

export function PictureDialog({ opened, onClose, onFocusLost, ...viewed }: PictureDialogProps) {
  const t = useText();
  const { own, pictures, stackNumber } = viewed;
  const [file, setFile] = useState(own.image.file);
  const shown = pictures.find(({ image }) => image.file === file) ?? own;
  const name = t('stack.picture.alt', { title: pictureName(file, shown.title, t), stackNumber });
  return (
    <PictureModal
      title={name}
      opened={opened}
      onClose={onClose}
      onClosed={() => setFile(own.image.file)}
      onFocusLost={onFocusLost}
    >
      <ViewedPicture {...viewed} shown={shown} name={name} onShow={setFile} />
    </PictureModal>
  );
}

interface ViewedPictureProps extends ViewedPicturesProps {
  shown: TitledImage;
  name: string;
  onShow: (file: TitledImage['image']['file']) => void;
}

function ViewedPicture({ stackId, stackNumber, pictures, own, shown, name, onShow }: ViewedPictureProps) {
  const t = useText();
  const { file } = shown.image;
  const isOwn = file === own.image.file;
  const other = useStackPicture({ stackId, stackNumber, ...shown, isWanted: !isOwn });
  const { sheet, size, overlays, error, retry } = isOwn ? own.picture : other;
  return (
    <PictureView
      shape={shapeOfPlace(size)}
      pictures={pictures.map(({ title, image }) => ({
        file: image.file,
        name: pictureName(image.file, title, t),
      }))}
      shown={file}
      onShow={onShow}
      foot={<OverlaySwitches overlays={overlays} />}
    >
      {error ? (
        <PictureFailure error={error} onRetry={retry} />
      ) : sheet ? (
        <PictureSheet {...sheet} alt={name} />
      ) : (
        <Skeleton height="100%" />
      )}
    </PictureView>
  );
}

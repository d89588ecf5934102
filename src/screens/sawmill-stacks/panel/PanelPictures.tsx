import { Skeleton, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { EnlargeButton } from '@/features/picture-viewer/EnlargeButton';
import { PictureNames } from '@/features/picture-viewer/PictureNames';
import { pictureName } from '@/features/picture-viewer/pictureName';
import { useText } from '@/i18n/useText';
import { later } from '@/ui/feedback/later';
import { PartBoundary } from '@/ui/feedback/PartBoundary';
import classes from './PanelPictures.module.css';
import type { PanelImage } from './reportFacts';

const PanelPictureDialog = later(async () => (await import('./PanelPictureDialog')).PanelPictureDialog, {
  isAhead: true,
});

interface PanelPicturesProps {
  stackNumber: string;
  /** `images` is undefined while the images load, and empty if there are none. */
  images: readonly PanelImage[] | undefined;
  onCovered: (isCovered: boolean) => void;
}

/** The image that matters most to a buyer comes first, as on a stack's page. */
export function PanelPictures({ stackNumber, images, onCovered }: PanelPicturesProps) {
  const t = useText();
  if (images === undefined) return <Waiting />;
  const [first, ...others] = images;
  if (!first) {
    return (
      <div className={classes.picture}>
        <Text inherit c="dimmed">
          {t('sawmill_panel.no_image')}
        </Text>
      </div>
    );
  }
  return (
    <PartBoundary>
      <Pictures stackNumber={stackNumber} images={[first, ...others]} onCovered={onCovered} />
    </PartBoundary>
  );
}

function Waiting() {
  return (
    <Stack gap={8} aria-busy="true">
      <Skeleton className={classes.picture} />
      <div className={classes.names} />
    </Stack>
  );
}

interface PicturesProps extends PanelPicturesProps {
  images: readonly [PanelImage, ...PanelImage[]];
}

function Pictures({ stackNumber, images, onCovered }: PicturesProps) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState(images[0].file);
  const [opened, { open, close }] = useDisclosure(false);
  useEffect(() => {
    onCovered(opened);
    return () => onCovered(false);
  }, [opened, onCovered]);
  const nameOf = (one: PanelImage['file']) => pictureName(one, t('sawmill_panel.image'), t);
  const shown = images.find((image) => image.file === file) ?? images[0];
  const names = {
    pictures: images.map((image) => ({ file: image.file, name: nameOf(image.file) })),
    shown: file,
    onShow: setFile,
  };
  const name = t('stack.picture.alt', { title: nameOf(file), stackNumber });
  return (
    <Stack gap={8}>
      <div className={classes.picture}>
        <div className={classes.frame}>
          <img src={shown.dataUrl} alt={name} />
          <EnlargeButton ref={button} name={name} onOpen={open} />
        </div>
      </div>
      <PictureNames {...names} />
      <PanelPictureDialog
        {...names}
        name={name}
        image={shown}
        opened={opened}
        onClose={close}
        onFocusLost={() => button.current?.focus({ preventScroll: true })}
      />
    </Stack>
  );
}

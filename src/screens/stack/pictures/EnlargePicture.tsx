import type { useDisclosure } from '@mantine/hooks';
import { useContext, useRef } from 'react';
import { EnlargeButton } from '@/features/picture-viewer/EnlargeButton';
import { StackFactsContext } from '@/screens/stack/facts/StackFactsContext';
import type { TitledImage } from '@/screens/stack/facts/stackFacts';
import { later } from '@/ui/feedback/later';
import type { StackPictureState } from './useStackPicture';

const PictureDialog = later(async () => (await import('./PictureDialog')).PictureDialog, { isAhead: true });

interface EnlargePictureProps extends TitledImage {
  stackId: string;
  stackNumber: string;
  picture: StackPictureState;
  name: string;
  disclosure: ReturnType<typeof useDisclosure>;
}

export function EnlargePicture({ name, disclosure, picture, ...own }: EnlargePictureProps) {
  const [opened, { open, close }] = disclosure;
  const button = useRef<HTMLButtonElement>(null);
  const all = useContext(StackFactsContext)?.pictures;
  const { stackId, stackNumber, title, image } = own;
  return (
    <>
      <EnlargeButton ref={button} name={name} onOpen={picture.sheet && open} />
      {picture.sheet && (
        <PictureDialog
          opened={opened}
          onClose={close}
          onFocusLost={() => button.current?.focus({ preventScroll: true })}
          stackId={stackId}
          stackNumber={stackNumber}
          pictures={all ?? [{ title, image }]}
          own={{ title, image, picture }}
        />
      )}
    </>
  );
}

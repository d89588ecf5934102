import { Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { shapeOfPlace, sizeOfPicture } from '@/features/picture-marks/pictureSize';
import { PictureNames } from '@/features/picture-viewer/PictureNames';
import { pictureName } from '@/features/picture-viewer/pictureName';
import type { StackImage } from '@/features/stack-fields/fieldValue';
import { useText } from '@/i18n/useText';
import type { TitledImage } from '@/screens/stack/facts/stackFacts';
import { EnlargePicture } from '@/screens/stack/pictures/EnlargePicture';
import { useStackPicture } from '@/screens/stack/pictures/useStackPicture';
import type { Stack } from '@/screens/stack/readStack';
import classes from './HeadPictures.module.css';

interface HeadPicturesProps {
  stack: Stack;
  pictures: readonly [TitledImage, ...TitledImage[]];
}

export function HeadPictures({ stack, pictures }: HeadPicturesProps) {
  const t = useText();
  const [{ image: first }] = pictures;
  const [shown, setShown] = useState(first.file);
  // A picture that has been shown is kept, so that people can compare the pictures.
  const [seen, setSeen] = useState<readonly StackImage['file'][]>([first.file]);
  return (
    <div className={classes.sides}>
      {pictures
        .filter(({ image }) => seen.includes(image.file))
        .map((own) => (
          <HeadPicture
            key={own.image.file}
            stack={stack}
            own={own}
            frame={first}
            isShown={own.image.file === shown}
          />
        ))}
      <PictureNames
        pictures={pictures.map(({ title, image: { file } }) => ({ file, name: pictureName(file, title, t) }))}
        shown={shown}
        onShow={(file) => {
          setShown(file);
          if (!seen.includes(file)) setSeen([...seen, file]);
        }}
      />
    </div>
  );
}

interface HeadPictureProps {
  stack: Stack;
  own: TitledImage;
  /** All pictures get the size of the first, so that nothing moves when one replaces another. */
  frame: StackImage;
  isShown: boolean;
}

/**
 * A picture that does not load keeps its place. The record below shows it large, or says why it is missing.
 */
function HeadPicture({ stack, own, frame, isShown }: HeadPictureProps) {
  const t = useText();
  const disclosure = useDisclosure(false);
  const which = { stackId: stack.stackId, stackNumber: stack.stackNumber, ...own };
  const picture = useStackPicture({ ...which, isWanted: true });
  const { sheet } = picture;
  const name = t('stack.head.picture', { title: pictureName(own.image.file, own.title, t) });
  return (
    <figure
      className={classes.picture}
      hidden={!isShown}
      style={{ aspectRatio: shapeOfPlace(sizeOfPicture(frame, undefined) ?? picture.size) }}
    >
      {picture.error ? (
        <div className={classes.failed}>{t('stack.picture.failed')}</div>
      ) : (
        <>
          {sheet ? <img src={sheet.url} alt={name} onError={sheet.onBroken} /> : <Skeleton height="100%" />}
          <EnlargePicture {...which} picture={picture} name={name} disclosure={disclosure} />
        </>
      )}
    </figure>
  );
}

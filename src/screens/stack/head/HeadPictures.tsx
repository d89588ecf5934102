import { Button, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { shapeOfPlace, sizeOfPicture } from '@/features/picture-marks/pictureSize';
import type { StackImage } from '@/features/stack-fields/fieldValue';
import { useText } from '@/i18n/useText';
import type { StackPicture } from '@/screens/stack/facts/stackFacts';
import { EnlargePicture } from '@/screens/stack/pictures/EnlargePicture';
import { useStackPicture } from '@/screens/stack/pictures/useStackPicture';
import type { Stack } from '@/screens/stack/readStack';
import classes from './HeadPictures.module.css';

interface HeadPicturesProps {
  stack: Stack;
  /** At least one. */
  pictures: readonly [StackPicture, ...StackPicture[]];
}

/** The front, and with a press the back; any other picture where there is none of the front. */
export function HeadPictures({ stack, pictures }: HeadPicturesProps) {
  const t = useText();
  const sideOf = (file: StackImage['file']) => pictures.find(({ image }) => image.file === file);
  const [front, back] = [sideOf('FrontImage'), sideOf('BackImage')];
  const first = front ?? pictures[0];
  const [isBack, setBack] = useState(false);
  // A picture that has been shown is kept, so that both can be compared.
  const [wasBack, setWasBack] = useState(false);
  const turn = (toBack: boolean) => {
    setBack(toBack);
    if (toBack) setWasBack(true);
  };
  return (
    <div className={classes.sides}>
      <HeadPicture stack={stack} own={first} place={first.image} isShown={!isBack} wanted />
      {front && back && (
        <>
          <HeadPicture stack={stack} own={back} place={front.image} isShown={isBack} wanted={wasBack} />
          <fieldset className={classes.switch} aria-label={t('stack.head.side')}>
            {([false, true] as const).map((toBack) => (
              <Button
                key={String(toBack)}
                variant="default"
                className={classes.side}
                aria-pressed={isBack === toBack}
                onClick={() => turn(toBack)}
              >
                {t(toBack ? 'stack.head.back' : 'stack.head.front')}
              </Button>
            ))}
          </fieldset>
        </>
      )}
    </div>
  );
}

interface HeadPictureProps {
  stack: Stack;
  own: StackPicture;
  /** Both sides have the place of the first, so that nothing moves when one takes the other's. */
  place: StackImage;
  isShown: boolean;
  wanted: boolean;
}

/** Keeps its place when it does not load; the record has it large, and says there why. */
function HeadPicture({ stack, own, place, isShown, wanted }: HeadPictureProps) {
  const t = useText();
  const disclosure = useDisclosure(false);
  const which = { stackId: stack.stackId, stackNumber: stack.stackNumber, ...own };
  const picture = useStackPicture({ ...which, wanted });
  const { sheet } = picture;
  const name = t('stack.head.picture', { title: own.title });
  return (
    <figure
      className={classes.picture}
      hidden={!isShown}
      style={{ aspectRatio: shapeOfPlace(sizeOfPicture(place, undefined) ?? picture.size) }}
    >
      {picture.error ? (
        <div className={classes.failed}>{t('stack.picture.failed')}</div>
      ) : (
        <>
          {sheet ? (
            <img src={sheet.url} alt={name} onError={sheet.onBroken} />
          ) : (
            <Skeleton className={classes.waiting} />
          )}
          <EnlargePicture {...which} picture={picture} name={name} disclosure={disclosure} />
        </>
      )}
    </figure>
  );
}

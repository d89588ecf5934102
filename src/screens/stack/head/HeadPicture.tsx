import { Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { shapeOfPlace } from '@/features/picture-marks/pictureSize';
import { useText } from '@/i18n/useText';
import type { StackPicture } from '@/screens/stack/facts/stackFacts';
import { EnlargePicture } from '@/screens/stack/pictures/EnlargePicture';
import { useStackPicture } from '@/screens/stack/pictures/useStackPicture';
import type { Stack } from '@/screens/stack/readStack';
import classes from './StackHead.module.css';

/** Keeps its place when it does not load; the record has it large, and says there why. */
export function HeadPicture({ stack, title, image }: StackPicture & { stack: Stack }) {
  const t = useText();
  const disclosure = useDisclosure(false);
  const own = { stackId: stack.stackId, stackNumber: stack.stackNumber, title, image };
  const picture = useStackPicture({ ...own, wanted: true });
  const { sheet } = picture;
  const name = t('stack.head.picture', { title });
  return (
    <figure className={classes.picture} style={{ aspectRatio: shapeOfPlace(picture.size) }}>
      {picture.error ? (
        <div className={classes.failed}>{t('stack.picture.failed')}</div>
      ) : (
        <>
          {sheet ? (
            <img src={sheet.url} alt={name} onError={sheet.onBroken} />
          ) : (
            <Skeleton className={classes.waiting} />
          )}
          <EnlargePicture {...own} picture={picture} name={name} disclosure={disclosure} />
        </>
      )}
    </figure>
  );
}

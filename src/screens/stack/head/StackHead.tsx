import { Skeleton } from '@mantine/core';
import { shapeOfPlace, sizeOfPicture } from '@/features/picture-marks/pictureSize';
import { chooseFieldLayout } from '@/features/stack-fields/chooseFieldLayout';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import { measuredText } from '@/features/stack-fields/fieldWords';
import { meanDiameter } from '@/features/stack-fields/meanDiameter';
import type { ReadField } from '@/features/stack-fields/readField';
import { coordinatesText } from '@/lib/position';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import { PositionMap } from '@/screens/stack/location/PositionMap';
import { usePicture } from '@/screens/stack/pictures/usePicture';
import type { Stack } from '@/screens/stack/readStack';
import { PositionActions } from '@/ui/values/PositionActions';
import classes from './StackHead.module.css';
import { Timeline } from './Timeline';

interface StackHeadProps {
  stack: Stack;
  facts: StackFacts;
  /** Whether it may still become known which fields are meant. */
  isWaiting: boolean;
}

/** What is it, how much, where is it, since when: before the record. What a service does not send is left out. */
export function StackHead({ stack, facts, isWaiting }: StackHeadProps) {
  const words = useFieldWords();
  const { t } = words;
  const { volume, species, assortment, length, logCount, areaNumber, position } = facts;
  const figures = [species, assortment, length, logCount].flatMap((field) => figureOf(field, words));
  const mean = meanDiameter(facts);
  if (mean) {
    const value = measuredText(mean.diameter, 1, mean.unit, words);
    figures.push({ title: t('stack.head.mean_diameter'), value });
  }
  const [amount] = figureOf(volume, words);
  const [area] = figureOf(areaNumber, words);
  const place = [area?.value, position && coordinatesText(position)].filter(Boolean);
  return (
    <section className={classes.head} aria-label={t('stack.head.name')}>
      <div className={classes.answer}>
        {isWaiting && !amount ? (
          <Skeleton height={76} aria-busy="true" />
        ) : (
          <dl className={classes.figures}>
            {amount && (
              <div className={classes.amount}>
                <dt>{amount.title}</dt>
                <dd>{amount.value}</dd>
              </div>
            )}
            {figures.map(({ title, value }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {place.length > 0 && (
              <div className={classes.place}>
                <dt>{t('stack.head.place')}</dt>
                <dd>{place.join(' · ')}</dd>
              </div>
            )}
          </dl>
        )}
        {position && (
          <div className={classes.actions}>
            <PositionActions
              position={position}
              name={t('stack.title', { stackNumber: stack.stackNumber })}
              canCopyLink
            />
          </div>
        )}
      </div>
      {facts.frontImage && <HeadPicture stack={stack} {...facts.frontImage} />}
      {position && (
        <div className={classes.map}>
          <PositionMap
            position={position}
            state={stack.status}
            name={stack.stackNumber}
            label={t('stack.head.map')}
          />
        </div>
      )}
      <div className={classes.timeline}>
        <Timeline stack={stack} />
      </div>
    </section>
  );
}

interface Figure {
  title: string;
  value: string;
}

/** None where the value is missing or is more than a line. */
function figureOf(field: ReadField | undefined, words: ReturnType<typeof useFieldWords>): Figure[] {
  if (!field) return [];
  const layout = chooseFieldLayout(field, words);
  return layout.kind === 'line' ? [{ title: field.title, value: layout.text }] : [];
}

type HeadPictureProps = NonNullable<StackFacts['frontImage']> & { stack: Stack };

/** The record has it large, and says there why one is missing. */
function HeadPicture({ stack, title, image }: HeadPictureProps) {
  const { t } = useFieldWords();
  const picture = usePicture({ stackId: stack.stackId, file: image.file, wanted: true });
  if (picture.error) return null;
  const shape = shapeOfPlace(sizeOfPicture(image, picture.natural));
  return (
    <figure className={classes.picture}>
      {picture.url === undefined ? (
        <Skeleton className={classes.waiting} style={{ aspectRatio: shape }} />
      ) : (
        <img
          src={picture.url}
          alt={t('stack.head.picture', { title })}
          style={{ aspectRatio: shape }}
          onError={picture.refuse}
        />
      )}
    </figure>
  );
}

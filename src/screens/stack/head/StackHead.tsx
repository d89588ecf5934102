import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { shapeOfPlace, sizeOfPicture } from '@/features/picture-marks/pictureSize';
import { chooseFieldLayout } from '@/features/stack-fields/chooseFieldLayout';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import { measuredText } from '@/features/stack-fields/fieldWords';
import { meanDiameter } from '@/features/stack-fields/meanDiameter';
import type { ReadField } from '@/features/stack-fields/readField';
import { coordinatesText } from '@/lib/position';
import type { StackFacts, StackPicture } from '@/screens/stack/facts/stackFacts';
import { PositionMap } from '@/screens/stack/location/PositionMap';
import { usePicture } from '@/screens/stack/pictures/usePicture';
import type { Stack } from '@/screens/stack/readStack';
import { PositionActions } from '@/ui/values/PositionActions';
import classes from './StackHead.module.css';
import { Timeline } from './Timeline';

interface StackHeadProps {
  stack: Stack;
  facts: StackFacts;
  departmentName: string | undefined;
  /** Beside the volume and below it: bark, and the checks that fail. */
  evidence: ReactNode;
  /** Below that; it may come later. */
  mark: ReactNode;
}

/** What is it, how much, where is it, since when: before the record. What a service does not send is left out. */
export function StackHead({ stack, facts, departmentName, evidence, mark }: StackHeadProps) {
  const words = useFieldWords();
  const { t } = words;
  const { volume, species, assortment, length, logCount, areaNumber, position } = facts;
  // In the portal's words, as in the list: the card's labels may be in another language, and stand below.
  const figures = [
    { title: t('stack_columns.treeSpecies'), value: lineOf(species, words) },
    { title: t('stack_columns.assortment'), value: lineOf(assortment, words) },
    { title: t('stack_columns.assortmentLength'), value: lineOf(length, words) },
    { title: t('stack_columns.logCount'), value: lineOf(logCount, words) },
  ].filter(({ value }) => value !== undefined);
  const mean = meanDiameter(facts);
  if (mean) {
    const value = measuredText(mean.diameter, 1, mean.unit, words);
    figures.push({ title: t('stack.head.mean_diameter'), value });
  }
  const amount = lineOf(volume, words);
  // The front, or any other picture where there is none of it.
  const picture =
    facts.pictures.find(({ image }) => image.file.startsWith('FrontImage')) ?? facts.pictures[0];
  const area = lineOf(areaNumber, words);
  const notes = stack.status !== 'PreRegistration' && (
    <>
      {evidence}
      {position && <span className={classes.mark}>{mark}</span>}
    </>
  );
  return (
    <section className={classes.head} aria-label={t('stack.head.name')}>
      <div className={classes.answer}>
        {amount === undefined && notes}
        <dl className={classes.figures}>
          {amount !== undefined && (
            <div className={classes.amount}>
              <dt>{t('stack_columns.volume')}</dt>
              <dd>
                {amount}
                {notes}
              </dd>
            </div>
          )}
          {figures.map(({ title, value }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {(area !== undefined || position) && (
            <div className={classes.place}>
              <dt>{t('stack.head.place')}</dt>
              <dd>
                {[departmentName, area].filter(Boolean).join(' · ')}{' '}
                {position && <span className={classes.coordinates}>{coordinatesText(position)}</span>}
              </dd>
            </div>
          )}
        </dl>
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
      {picture && <HeadPicture stack={stack} {...picture} />}
      {position && (
        <div className={classes.map}>
          <PositionMap position={position} state={stack.status} name={stack.stackNumber} />
        </div>
      )}
      <div className={classes.timeline}>
        <Timeline stack={stack} />
      </div>
    </section>
  );
}

/** Undefined where the value is missing or is more than a line. */
export function lineOf(
  field: ReadField | undefined,
  words: ReturnType<typeof useFieldWords>,
): string | undefined {
  if (!field) return undefined;
  const layout = chooseFieldLayout(field, words);
  return layout.kind === 'line' ? layout.text : undefined;
}

/** Keeps its place when it does not load; the record has it large, and says there why. */
function HeadPicture({ stack, title, image }: StackPicture & { stack: Stack }) {
  const { t } = useFieldWords();
  const picture = usePicture({ stackId: stack.stackId, file: image.file, wanted: true });
  const shape = shapeOfPlace(sizeOfPicture(image, picture.natural));
  return (
    <figure className={classes.picture}>
      {picture.error ? (
        <div className={classes.failed} style={{ aspectRatio: shape }}>
          {t('stack.picture.failed')}
        </div>
      ) : picture.url === undefined ? (
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

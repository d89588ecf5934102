import { Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { shapeOfPlace } from '@/features/picture-marks/pictureSize';
import { chooseFieldLayout } from '@/features/stack-fields/chooseFieldLayout';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import type { RecordedPosition } from '@/features/stack-fields/evidence/volumeFacts';
import { numberIn } from '@/features/stack-fields/fieldNumbers';
import { measuredText } from '@/features/stack-fields/fieldWords';
import { meanDiameter } from '@/features/stack-fields/meanDiameter';
import type { ReadField } from '@/features/stack-fields/readField';
import { lengthDigits } from '@/lib/lengthDigits';
import { coordinatesText } from '@/lib/position';
import type { StackFacts, StackPicture } from '@/screens/stack/facts/stackFacts';
import { PositionMap } from '@/screens/stack/location/PositionMap';
import { EnlargePicture } from '@/screens/stack/pictures/EnlargePicture';
import { useStackPicture } from '@/screens/stack/pictures/useStackPicture';
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
  /** Below the place; it may come later. */
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
    { title: t('stack_columns.assortmentLength'), value: lengthOf(length, words) },
    { title: t('stack_columns.logCount'), value: lineOf(logCount, words) },
  ].filter(({ value }) => value !== undefined);
  const mean = meanDiameter(facts);
  if (mean) {
    const value = measuredText(mean.diameter, 1, mean.unit, words);
    figures.push({ title: t('stack.head.mean_diameter'), value });
  }
  if (stack.orderNumber) figures.push({ title: t('stack.order_number'), value: stack.orderNumber });
  const amount = lineOf(volume, words);
  // The front, or any other picture where there is none of it.
  const picture =
    facts.pictures.find(({ image }) => image.file.startsWith('FrontImage')) ?? facts.pictures[0];
  const area = lineOf(areaNumber, words);
  const isMeasured = stack.status !== 'PreRegistration';
  return (
    <section className={classes.head} aria-label={t('stack.head.name')}>
      <div className={classes.answer}>
        {amount === undefined && isMeasured && evidence}
        <dl className={classes.figures}>
          {!isMeasured && amount === undefined && (
            <div className={classes.amount} data-open>
              <dt>{t('stack_columns.volume')}</dt>
              <dd>{t('stack.head.not_measured')}</dd>
            </div>
          )}
          {amount !== undefined && (
            <div className={classes.amount}>
              <dt>{t('stack_columns.volume')}</dt>
              <dd>
                {amount}
                {isMeasured && evidence}
              </dd>
            </div>
          )}
          {figures.map(({ title, value }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {(departmentName ?? area ?? position) && (
            <div className={classes.place}>
              <dt>{t('stack.head.place')}</dt>
              <dd>
                {[departmentName, area].filter(Boolean).join(' · ')}{' '}
                {position && <span className={classes.coordinates}>{placeText(position, words)}</span>}
                {position && isMeasured && <span className={classes.mark}>{mark}</span>}
              </dd>
            </div>
          )}
        </dl>
      </div>
      {picture && <HeadPicture stack={stack} {...picture} />}
      {position && (
        <div className={classes.actions}>
          <PositionActions
            position={position}
            name={t('stack.title', { stackNumber: stack.stackNumber })}
            canCopyLink
          />
        </div>
      )}
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

/** With the decimals that it has in lists. */
function lengthOf(field: ReadField | undefined, words: ReturnType<typeof useFieldWords>) {
  const length = numberIn(field);
  if (typeof length !== 'number' || !field) return lineOf(field, words);
  return measuredText(length, lengthDigits(length, field.unit), field.unit, words);
}

/** The coordinates, and how exact they are where that was recorded. */
function placeText(position: RecordedPosition, words: ReturnType<typeof useFieldWords>): string {
  const coordinates = coordinatesText(position);
  if (typeof position.accuracy !== 'number') return coordinates;
  return `${coordinates} ±\u00a0${measuredText(position.accuracy, position.accuracy < 1 ? 1 : 0, 'Meters', words)}`;
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

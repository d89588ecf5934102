import { Group, Text, VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { chooseFieldLayout } from '@/features/stack-fields/chooseFieldLayout';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import dotted from '@/features/stack-fields/dottedValues.module.css';
import type { RecordedPosition } from '@/features/stack-fields/evidence/volumeFacts';
import { numberIn } from '@/features/stack-fields/fieldNumbers';
import { type FieldWords, measuredText } from '@/features/stack-fields/fieldWords';
import { meanDiameter } from '@/features/stack-fields/meanDiameter';
import type { ReadField } from '@/features/stack-fields/readField';
import { keyedByIndex } from '@/lib/keyedByIndex';
import { lengthDigits } from '@/lib/lengthDigits';
import { coordinatesText } from '@/lib/position';
import { DoubtNote } from '@/screens/stack/doubts/DoubtNote';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import { PositionMap } from '@/screens/stack/location/PositionMap';
import type { Stack } from '@/screens/stack/readStack';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { PositionActions, SendPosition } from '@/ui/values/PositionActions';
import { HeadPictures } from './HeadPictures';
import classes from './StackHead.module.css';
import { Timeline } from './Timeline';
import { daysRegistered, timelineOf } from './timeline';

interface StackHeadProps {
  stack: Stack;
  facts: StackFacts;
  departmentName: string | undefined;
  /** What the head says of the evidence. */
  evidence: (part: 'bark' | 'checks' | 'invoiceable') => ReactNode;
  /** Where it is from the nearest town; below the place, as the mark is, and like it it may come later. */
  inWords: ReactNode;
  mark: ReactNode;
  /** The way to who changed what, where the title's line has no room for it. */
  history?: ReactNode;
}

/** What is it, how much, where is it, since when: before the record. What a service does not send is left out. */
export function StackHead({
  stack,
  facts,
  departmentName,
  evidence,
  inWords,
  mark,
  history,
}: StackHeadProps) {
  const words = useFieldWords();
  const { t } = words;
  const { areaNumber, position } = facts;
  const isMeasured = stack.status !== 'PreRegistration';
  // The bar at its foot leads there.
  const isPhone = useIsPhone();
  const sent = { name: t('stack.title', { stackNumber: stack.stackNumber }), canCopyLink: true };
  const steps = timelineOf(stack, new Date());
  const daysWaiting = isMeasured ? null : daysRegistered(steps);
  const place = [departmentName, lineOf(areaNumber, words)].filter(Boolean).join(' · ');
  const [picture, ...pictures] = facts.pictures;
  return (
    <section className={classes.head} data-card aria-label={t('stack.head.name')}>
      <div className={classes.answer}>
        <WoodLines stack={stack} facts={facts} bark={isMeasured && evidence('bark')} />
        {isMeasured && evidence('checks')}
        <DoubtNote doubts={stack.doubts} />
        {daysWaiting !== null && (
          <Text inherit c="dimmed" mt={4}>
            {registeredText(daysWaiting, facts, words)}
          </Text>
        )}
        {stack.status === 'AssignedToSawmill' && stack.sawmillName && (
          <dl className={classes.sawmill}>
            <dt>{t('stack.sawmill')}</dt>
            <dd>{stack.sawmillName}</dd>
          </dl>
        )}
        {(place || position) && (
          <dl className={classes.place}>
            <VisuallyHidden component="dt">{t('stack.head.place')}</VisuallyHidden>
            <dd>
              {place && <span className={classes.area}>{place}</span>}{' '}
              {position && <span className={classes.later}>{inWords}</span>}
              {position && (
                <span className={classes.whereabouts}>
                  <span className={classes.coordinates}>{placeText(position, words)}</span>
                  {isPhone && <SendPosition {...sent} position={position} asIcons />}
                </span>
              )}
              {position && <span className={classes.later}>{mark}</span>}
            </dd>
          </dl>
        )}
        {position && !isPhone && (
          <Group align="stretch" gap={8} mt={8}>
            <PositionActions
              {...sent}
              position={position}
              // Who measures or fetches it has to get there; between the two comes the assignment.
              {...(stack.status !== 'Measured' && { isMain: true })}
            />
          </Group>
        )}
        {!isMeasured && <Notes facts={facts} />}
      </div>
      {(picture || position) && (
        <div className={classes.sight}>
          {picture && <HeadPictures key={stack.stackId} stack={stack} pictures={[picture, ...pictures]} />}
          {position && (
            <div className={classes.map}>
              <PositionMap position={position} state={stack.status} name={stack.stackNumber} />
            </div>
          )}
        </div>
      )}
      {daysWaiting === null && (
        <div className={classes.timeline}>
          <Timeline stack={stack} steps={steps} invoiceable={isMeasured && evidence('invoiceable')} />
        </div>
      )}
      {history}
    </section>
  );
}

interface WoodLinesProps {
  stack: Stack;
  facts: StackFacts;
  bark: ReactNode;
}

/** The volume, and in a line below it of what: units and words say which value is meant, labels only to who cannot see. */
function WoodLines({ stack, facts, bark }: WoodLinesProps) {
  const words = useFieldWords();
  const { t } = words;
  const amount = lineOf(facts.volume, words);
  const mean = meanDiameter(facts);
  const meanText = mean ? `Ø\u00a0${measuredText(mean.diameter, 1, mean.unit, words)}` : undefined;
  const wood = [
    [{ title: t('stack_columns.treeSpecies'), value: lineOf(facts.species, words) }],
    [{ title: t('stack_columns.assortment'), value: lineOf(facts.assortment, words) }],
    [{ title: t('stack_columns.assortmentLength'), value: lengthOf(facts.length, words) }],
    // In one line, or the diameter would be left over on the next.
    [
      { title: t('stack_columns.logCount'), value: logsOf(facts.logCount, words) },
      { title: t('stack.head.mean_diameter'), value: meanText },
    ],
  ]
    .map((parts) => parts.filter(({ value }) => value !== undefined))
    .filter((parts) => parts.length > 0);
  const isAwaited = amount === undefined && stack.status === 'PreRegistration';
  if (amount === undefined && wood.length === 0 && !isAwaited) return null;
  return (
    <dl className={`${dotted.values} ${classes.wood}`}>
      {amount !== undefined && (
        <div data-place="amount">
          <VisuallyHidden component="dt">{t('stack_columns.volume')}</VisuallyHidden>
          <dd>
            {amount}
            {bark}
          </dd>
        </div>
      )}
      {keyedByIndex(wood).map(({ key, item: parts }) => (
        <div key={key} data-place="wood">
          {/* In the portal's words, as in the list: the card's labels may be in another language, and stand below. */}
          {parts.map(({ title, value }) => (
            <Fragment key={title}>
              <VisuallyHidden component="dt">{title}</VisuallyHidden>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </div>
      ))}
      {isAwaited && (
        <div className={classes.awaited}>
          <VisuallyHidden component="dt">{t('stack_columns.volume')}</VisuallyHidden>
          <dd>{t('stack.head.not_measured')}</dd>
        </div>
      )}
    </dl>
  );
}

/** What was written down for the measurement. */
function Notes({ facts: { remarks } }: Pick<StackHeadProps, 'facts'>) {
  if (remarks.length === 0) return null;
  return (
    <dl className={classes.notes}>
      {keyedByIndex(remarks).map(({ key, item: { title, lang, text } }) => (
        <div key={key}>
          <dt lang={lang}>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function registeredText(days: number, { registrator }: StackFacts, words: FieldWords): string {
  const name = lineOf(registrator, words);
  return name === undefined
    ? words.t('stack.head.registered', { count: days })
    : words.t('stack.head.registered_by', { count: days, name });
}

function logsOf(field: ReadField | undefined, words: FieldWords): string | undefined {
  const count = numberIn(field);
  return typeof count === 'number' ? words.t('stack.head.logs', { count }) : lineOf(field, words);
}

/** With the decimals that it has in lists. */
function lengthOf(field: ReadField | undefined, words: FieldWords) {
  const length = numberIn(field);
  if (typeof length !== 'number' || !field) return lineOf(field, words);
  return measuredText(length, lengthDigits(length, field.unit), field.unit, words);
}

/** The coordinates to the metre, and how exact they are where that was recorded; the record has all of it. */
function placeText(position: RecordedPosition, words: FieldWords): string {
  const coordinates = coordinatesText(position, 5);
  if (typeof position.accuracy !== 'number') return coordinates;
  return `${coordinates} ±\u00a0${measuredText(position.accuracy, position.accuracy < 1 ? 1 : 0, 'Meters', words)}`;
}

/** Undefined where the value is missing or is more than a line. */
export function lineOf(field: ReadField | undefined, words: FieldWords): string | undefined {
  if (!field) return undefined;
  const layout = chooseFieldLayout(field, words);
  return layout.kind === 'line' ? layout.text : undefined;
}

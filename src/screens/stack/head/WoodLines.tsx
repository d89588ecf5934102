import { VisuallyHidden } from '@mantine/core';
import { Fragment } from 'react';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import dotted from '@/features/stack-fields/dottedValues.module.css';
import { VolumeBark, VolumeKind } from '@/features/stack-fields/evidence/VolumeEvidence';
import { numberIn } from '@/features/stack-fields/fieldNumbers';
import { type FieldWords, measuredText } from '@/features/stack-fields/fieldWords';
import { meanDiameter } from '@/features/stack-fields/meanDiameter';
import type { ReadField } from '@/features/stack-fields/readField';
import { keyedByIndex } from '@/lib/keyedByIndex';
import { lengthDigits } from '@/lib/lengthDigits';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import type { Stack } from '@/screens/stack/readStack';
import { PartBoundary } from '@/ui/feedback/PartBoundary';
import { lineOf } from './lineOf';
import classes from './StackHead.module.css';

interface WoodLinesProps {
  stack: Stack;
  facts: StackFacts;
}

/** Sighted people recognise each value by its unit or its words. Only screen readers read the labels. */
export function WoodLines({ stack, facts }: WoodLinesProps) {
  const words = useFieldWords();
  const { t } = words;
  const amount = lineOf(facts.volume, words);
  const mean = meanDiameter(facts);
  const meanText = mean ? `Ø\u00a0${measuredText(mean.diameter, 1, mean.unit, words)}` : undefined;
  const wood = [
    [{ title: t('stack_columns.treeSpecies'), value: lineOf(facts.species, words) }],
    [{ title: t('stack_columns.assortment'), value: lineOf(facts.assortment, words) }],
    [{ title: t('stack_columns.assortmentLength'), value: lengthOf(facts.length, words) }],
    // Both are in one line, because the diameter would be left over on the next.
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
            <VolumeKind />
            {stack.status !== 'PreRegistration' && (
              <PartBoundary>
                <VolumeBark facts={facts} />
              </PartBoundary>
            )}
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

function logsOf(field: ReadField | undefined, words: FieldWords): string | undefined {
  const count = numberIn(field);
  return typeof count === 'number' ? words.t('stack.head.logs', { count }) : lineOf(field, words);
}

function lengthOf(field: ReadField | undefined, words: FieldWords) {
  const length = numberIn(field);
  if (typeof length !== 'number' || !field) return lineOf(field, words);
  return measuredText(length, lengthDigits(length, field.unit), field.unit, words);
}

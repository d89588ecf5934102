import { Text } from '@mantine/core';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import {
  type Bark,
  barkOfVolume,
  type Recomputed,
  recompute,
} from '@/features/stack-fields/evidence/volumeMaking';
import { type FieldWords, measuredText, unitText } from '@/features/stack-fields/fieldWords';
import { withoutRoundingError } from '@/lib/rounding';
import type { Faces } from '@/lib/volumeMaking';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import type { Stack } from '@/screens/stack/readStack';
import { ToneBadge } from '@/ui/tone/ToneBadge';
import classes from './StackEvidence.module.css';
import { LabelledValues, VolumeOrigin } from './VolumeOrigin';

export function VolumeMaking({ stack, facts }: { stack: Stack; facts: StackFacts }) {
  const words = useFieldWords();
  const { t, formats } = words;
  const making = recompute(facts);
  const rows =
    making.kind === 'recomputed'
      ? rowsOf(making, facts.conversionFactor?.title, barkOfVolume(facts), words)
      : [];
  return (
    <div className={classes.making}>
      <div className={classes.steps}>
        {making.kind === 'recomputed' ? (
          <Making making={making} words={words} />
        ) : (
          <>
            <ToneBadge tone="neutral" shape="ring" label={t('stack.making.gap')} />
            <p className={classes.formula}>
              {t(`stack.making.gap.${making.gap}`)}{' '}
              {making.impliedFactor !== null &&
                t('stack.making.implied', { percent: formats.percent(making.impliedFactor, 1) })}
            </p>
          </>
        )}
      </div>
      <div className={classes.steps}>
        {rows.length > 0 && <LabelledValues rows={rows} />}
        <VolumeOrigin stack={stack} unit={facts.volume?.unit ?? null} words={words} />
      </div>
    </div>
  );
}

function Making({ making, words }: { making: Recomputed; words: FieldWords }) {
  const { t } = words;
  return (
    <>
      {/* Where it agrees, the result beside the stored volume says so. */}
      {making.isContradicted && (
        <ToneBadge tone="warning" shape="alert" label={t('stack.evidence.recomputed_differs')} />
      )}
      <Text inherit c="dimmed">
        {methodText(making, words)}
      </Text>
      {formulaTexts(making, words).map((line) => (
        <p key={line} className={classes.formula}>
          {line}
        </p>
      ))}
    </>
  );
}

type Rows = [label: string, value: string][];

/**
 * The formula does not show the values of these rows: the source of its factor, the bark if the head does not
 * name it, and the stored volume.
 */
function rowsOf(
  { steps, bark, shown, stored, unit, difference }: Recomputed,
  factorField: string | undefined,
  barkInHead: ReturnType<typeof barkOfVolume>,
  words: FieldWords,
): Rows {
  const { t } = words;
  const again = measuredText(shown, 3, unit, words);
  const kept = measuredText(stored, 3, unit, words);
  // If both texts are the same, the recalculated volume has no row of its own, because the formula ends in
  // it.
  const isSame = again === kept;
  const barkShown = barkText(bark, words);
  const isBarkInHead = barkInHead !== null && barkShown === t(`stack.making.bark_${barkInHead}`);
  const rows: Rows = [];
  if (!isSame) rows.push([t('stack.making.unit'), unitText(unit, t)]);
  if (steps.method === 'stacked' && steps.isFactorRecorded)
    rows.push([t('stack.making.factor'), factorText(steps.factor, factorField, words)]);
  if (!isSame || !isBarkInHead) rows.push([t('stack.making.bark'), barkShown]);
  rows.push([t('stack.making.stored'), kept]);
  if (!isSame)
    rows.push(
      [t('stack.making.recomputed'), again],
      [t('stack.making.difference'), measuredText(difference, 3, unit, words)],
    );
  return rows;
}

function factorText(factor: number, field: string | undefined, { t, formats }: FieldWords): string {
  const percent = exactPercent(factor, formats);
  return field === undefined ? percent : t('stack.making.factor_recorded', { percent, field });
}

/** Writes a share with as many decimals as a reader needs to recompute the formula, at most three. */
function exactPercent(share: number, formats: FieldWords['formats']): string {
  const digits = [1, 2].find((count) => withoutRoundingError(share * 10 ** (count + 2)) % 1 === 0);
  return formats.percent(share, digits ?? 3);
}

function methodText({ steps }: Recomputed, { t }: FieldWords): string {
  if (steps.method === 'logs') return t('stack.making.by_logs', { count: steps.count });
  if (steps.faces === null) return t('stack.making.by_stacked');
  if (steps.faces.bySections) return t('stack.making.by_sections');
  return t(steps.faces.areas.length > 1 ? 'stack.making.by_faces' : 'stack.making.by_one_face');
}

/**
 * The formula is in metric units, as services calculate it. If necessary, further lines deduct the bark and
 * convert the volume to the unit of the card.
 */
function formulaTexts(making: Recomputed, words: FieldWords): string[] {
  const { steps, bark, volume, perUnit, shown, unit } = making;
  const { t, formats } = words;
  const cubic = (value: number) => measuredText(value, 3, 'CubicMeters', words);
  const isAfterBark = bark.isDeducted && bark.deduction !== null;
  const whole = isAfterBark ? volume / (1 - (bark.deduction ?? 0)) : volume;
  const lines =
    steps.method === 'logs'
      ? [
          t('stack.making.formula_logs', {
            length: measuredText(steps.length, 3, 'Meters', words),
            squares: measuredText(steps.squares, 4, 'SquareMeters', words),
            volume: cubic(whole),
          }),
        ]
      : [
          ...(steps.faces === null ? [] : [faceFormula(steps.faces, cubic(steps.stacked), words)]),
          t('stack.making.formula_factor', {
            stacked: cubic(steps.stacked),
            factor: exactPercent(steps.factor, formats),
            volume: cubic(whole),
          }),
        ];
  if (isAfterBark)
    lines.push(
      t('stack.making.formula_bark', {
        volume: cubic(whole),
        percent: formats.percent(bark.deduction ?? 0, 1),
        rest: cubic(volume),
      }),
    );
  if (perUnit !== 1)
    lines.push(
      t('stack.making.formula_unit', { volume: cubic(volume), shown: measuredText(shown, 3, unit, words) }),
    );
  return lines;
}

function faceFormula({ areas, length }: Faces, volume: string, words: FieldWords): string {
  return words.t(areas.length > 1 ? 'stack.making.formula_faces' : 'stack.making.formula_face', {
    areas: areas.map((area) => measuredText(area, 3, 'SquareMeters', words)).join(' + '),
    length: measuredText(length, 3, 'Meters', words),
    volume,
  });
}

function barkText({ over, deduction, isDeducted }: Bark, { t, formats }: FieldWords): string {
  const side = over === null ? 'unknown' : over ? 'over' : 'under';
  const texts = [
    deduction === null || over !== null ? t(`stack.making.bark_${side}`) : null,
    deduction !== null &&
      t(isDeducted ? 'stack.making.bark_deducted' : 'stack.making.bark_kept', {
        percent: formats.percent(deduction, 1),
      }),
  ];
  return texts.filter(Boolean).join(', ');
}

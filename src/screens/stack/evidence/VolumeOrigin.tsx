import { Text } from '@mantine/core';
import { type FieldWords, measuredText } from '@/features/stack-fields/fieldWords';
import { useFormats } from '@/i18n/useFormats';
import { otherZone } from '@/lib/zonedTime';
import type { Stack } from '@/screens/stack/readStack';
import classes from './StackEvidence.module.css';

type Measurements = Stack['measurements'];
type Version = Measurements[number];

interface VolumeOriginProps {
  stack: Pick<Stack, 'measurements' | 'timeZone'>;
  unit: string | null;
  words: FieldWords;
}

export function VolumeOrigin({ stack: { measurements, timeZone }, unit, words }: VolumeOriginProps) {
  const { t } = words;
  const moments = measurements.map(({ receivedDateTime }) => receivedDateTime);
  const { zonedDateTime: moment } = useFormats(otherZone(timeZone, moments));
  const first = measurements.at(-1);
  if (first === undefined) return null;
  const { source, app, receivedDateTime } = first;
  const rows: [label: string, value: string][] = [];
  if (source !== 'Correction' && source !== 'Hand')
    rows.push([
      t('stack.origin.source'),
      [t(`stack.origin.source.${source}`), app].filter(Boolean).join(', '),
    ]);
  rows.push([t('stack.origin.received'), moment(receivedDateTime)]);
  const acts = measurements.flatMap((after, index): Act[] => {
    const before = measurements[index + 1];
    if (before === undefined) return [];
    const lines = after.movedFrom
      ? [t('stack.origin.moved', { from: after.movedFrom })]
      : differences(before, after, unit, words);
    return [
      { after, lines, said: [moment(after.receivedDateTime), after.author].filter(Boolean).join(', ') },
    ];
  });
  return (
    <>
      <LabelledValues rows={rows} />
      <Acts title={t('stack.origin.corrections')} acts={acts.filter(({ after }) => !after.movedFrom)} />
      <Acts title={t('stack.origin.moves')} acts={acts.filter(({ after }) => after.movedFrom)} />
    </>
  );
}

interface Act {
  after: Version;
  lines: readonly string[];
  /** Says when the act happened and who did it. */
  said: string;
}

function Acts({ title, acts }: { title: string; acts: readonly Act[] }) {
  if (acts.length === 0) return null;
  return (
    <section className={classes.corrections} aria-label={title}>
      <h4>{title}</h4>
      <ol>
        {acts.map(({ after, lines, said }) => (
          <li key={after.receivedDateTime + after.reason}>
            {lines.map((line) => (
              <p key={line} className={classes.formula}>
                {line}
              </p>
            ))}
            <Text inherit c="dimmed">
              {said}
            </Text>
            {after.reason && <p className={classes.formula}>{after.reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * Always returns at least one line. A correction may concern values that a version does not hold, such as the
 * species or the log ends; a general line then represents them.
 */
function differences(before: Version, after: Version, unit: string | null, words: FieldWords): string[] {
  const { t, formats } = words;
  const texts = ({ volume, logCount }: Version) => ({
    volume: volume === null ? t('stack.origin.not_given') : measuredText(volume, 3, unit, words),
    logCount: logCount === null ? t('stack.origin.not_given') : formats.number(logCount),
  });
  const [former, now] = [texts(before), texts(after)];
  const lines = (['volume', 'logCount'] as const)
    // What is shown alike says nothing.
    .filter((value) => former[value] !== now[value])
    .map((value) => t(`stack.origin.corrected.${value}`, { before: former[value], after: now[value] }));
  return lines.length > 0 ? lines : [t('stack.origin.corrected.other')];
}

export function LabelledValues({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className={classes.numbers}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

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
  const corrections = measurements.flatMap((after, index) => {
    const before = measurements[index + 1];
    return before ? [{ after, lines: differences(before, after, unit, words) }] : [];
  });
  return (
    <>
      <LabelledValues rows={rows} />
      {corrections.length > 0 && (
        <section className={classes.corrections} aria-label={t('stack.origin.corrections')}>
          <h4>{t('stack.origin.corrections')}</h4>
          <ol>
            {corrections.map(({ after, lines }) => (
              <li key={after.receivedDateTime + after.reason}>
                {lines.map((line) => (
                  <p key={line} className={classes.formula}>
                    {line}
                  </p>
                ))}
                <Text inherit c="dimmed">
                  {[moment(after.receivedDateTime), after.author].filter(Boolean).join(', ')}
                </Text>
                {after.reason && <p className={classes.formula}>{after.reason}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/**
 * There is always a difference in words, because a correction may be of what no version says, such as the
 * species or the log ends.
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

import { type FieldWords, measuredText } from '@/features/stack-fields/fieldWords';
import type { Stack } from '@/screens/stack/readStack';
import classes from './StackEvidence.module.css';

interface VolumeOriginProps {
  /** Newest first. */
  measurements: Stack['measurements'];
  unit: string | null;
  words: FieldWords;
}

/** Through what the measurement came in, and each correction with what it took the place of. */
export function VolumeOrigin({ measurements, unit, words }: VolumeOriginProps) {
  const { t, formats } = words;
  const first = measurements.at(-1);
  if (first === undefined) return null;
  const { source, app, receivedDateTime } = first;
  const rows: [label: string, value: string][] = [];
  if (source !== 'Correction')
    rows.push([
      t('stack.origin.source'),
      [t(`stack.origin.source.${source}`), app].filter(Boolean).join(', '),
    ]);
  rows.push([t('stack.origin.received'), formats.dateTime(receivedDateTime)]);
  const corrections = measurements.flatMap((after, index) => {
    const before = measurements[index + 1];
    return before ? [{ before, after }] : [];
  });
  const text = (volume: number | null) =>
    volume === null ? t('stack.not_given') : measuredText(volume, 3, unit, words);
  return (
    <>
      <dl className={classes.numbers}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {corrections.length > 0 && (
        <section className={classes.corrections} aria-label={t('stack.origin.corrections')}>
          <h3>{t('stack.origin.corrections')}</h3>
          <ol>
            {corrections.map(({ before, after }) => (
              <li key={after.receivedDateTime + after.reason}>
                <p className={classes.formula}>
                  {t('stack.origin.correction', { before: text(before.volume), after: text(after.volume) })}
                </p>
                <p className={classes.method}>
                  {[formats.dateTime(after.receivedDateTime), after.author].filter(Boolean).join(', ')}
                </p>
                {after.reason && <p className={classes.formula}>{after.reason}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

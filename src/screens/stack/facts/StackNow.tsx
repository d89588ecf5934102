import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { otherZone } from '@/lib/zonedTime';
import type { Stack } from '@/screens/stack/readStack';
import { Details } from '@/ui/form/Details';

/** Shows the present values of a stack beside a form that began with an older version. */
export function StackNow({ stack }: { stack: Stack }) {
  const t = useText();
  const { status, sawmillName, surveyor, timeZone, measurementDateTime, lastModifiedDateTime } = stack;
  const moments = [measurementDateTime, lastModifiedDateTime].flatMap((moment) => moment ?? []);
  const { zonedDateTime } = useFormats(otherZone(timeZone, moments));
  return (
    <Details
      items={[
        { label: t('stack_table.status'), value: t(`stack_state.${status}`) },
        { label: t('stack.sawmill'), value: sawmillName },
        { label: t('stack_date.Measured'), value: measurementDateTime && zonedDateTime(measurementDateTime) },
        { label: t('stack_table.surveyor'), value: surveyor },
        {
          label: t('map.last_changed'),
          value: lastModifiedDateTime && zonedDateTime(lastModifiedDateTime),
        },
      ]}
    />
  );
}

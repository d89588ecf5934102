import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { knownZone } from '@/lib/zonedTime';
import classes from './ZonedDay.module.css';

/** The instant is in ISO 8601. The zone is an IANA name; a missing or unknown zone means the reader's. */
interface ZonedDayProps {
  instant: string;
  timeZone: string | undefined;
}

export function ZonedDay({ instant, timeZone }: ZonedDayProps) {
  const t = useText();
  const { dateIn } = useFormats();
  const day = dateIn(instant, knownZone(timeZone));
  const ownDay = dateIn(instant, undefined);
  if (day === ownDay) return day;
  const own = t('ui.own_day', { day: ownDay.slice(0, 'dd/MM'.length) });
  return (
    <span title={`${day} ${own}`}>
      {day} <span className={classes.own}>{own}</span>
    </span>
  );
}

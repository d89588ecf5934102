import { useText } from '../../i18n/useText';
import { ToneBadge } from '../../ui/ToneBadge';
import classes from './MapLegend.module.css';
import { stackStates, stateLooks } from './stackPoint';

/** What the markers' shapes mean. */
export function MapLegend() {
  const t = useText();
  return (
    <ul className={classes.legend} aria-label={t('map.legend')}>
      {stackStates.map((state) => (
        <li key={state}>
          <ToneBadge {...stateLooks[state]} label={t(`stack_state.${state}`)} />
        </li>
      ))}
    </ul>
  );
}

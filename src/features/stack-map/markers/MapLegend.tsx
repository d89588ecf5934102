import { useMemo } from 'react';
import { type StackPoint, stateLooks } from '@/features/stack-map/geometry/stackPoint';
import { useText } from '@/i18n/useText';
import { stackStates } from '@/lib/generated/enums.gen';
import { ToneBadge } from '@/ui/tone/ToneBadge';
import classes from './MapLegend.module.css';

/** What the shapes of these markers mean. */
export function MapLegend({ points }: { points: readonly StackPoint[] }) {
  const t = useText();
  const present = useMemo(() => {
    const states = new Set(points.map(({ state }) => state));
    return stackStates.filter((state) => states.has(state));
  }, [points]);
  if (present.length === 0) return null;
  return (
    <ul className={classes.legend} aria-label={t('map.legend')}>
      {present.map((state) => (
        <li key={state}>
          <ToneBadge {...stateLooks[state]} label={t(`stack_state.${state}`)} />
        </li>
      ))}
    </ul>
  );
}

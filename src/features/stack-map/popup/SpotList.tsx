import { UnstyledButton } from '@mantine/core';
import { type StackPoint, stateLooks } from '@/features/stack-map/geometry/stackPoint';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { ToneBadge } from '@/ui/feedback/ToneBadge';
import { PopupTitle } from './PopupTitle';
import classes from './SpotList.module.css';

interface SpotListProps {
  points: readonly StackPoint[];
  onChoose: (stackId: string) => void;
}

/** Stacks too close together for any zoom, one by one. */
export function SpotList({ points, onChoose }: SpotListProps) {
  const t = useText();
  const { number } = useFormats();
  return (
    <>
      <PopupTitle>{t('map.spot', { count: points.length })}</PopupTitle>
      <ul className={classes.list}>
        {points.map(({ stackId, state }, index) => (
          <li key={stackId}>
            <UnstyledButton className={classes.stack} onClick={() => onChoose(stackId)}>
              <span>{t('map.spot_stack', { place: number(index + 1) })}</span>
              <ToneBadge {...stateLooks[state]} label={t(`stack_state.${state}`)} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
}

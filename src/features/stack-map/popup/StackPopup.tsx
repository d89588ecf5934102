import { Button, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';
import { stateLooks } from '@/features/stack-map/geometry/stackPoint';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { ToneBadge } from '@/ui/tone/ToneBadge';
import { MapPopup } from './MapPopup';
import type { PopupContent } from './openPopup';
import { PopupTitle } from './PopupTitle';
import classes from './StackPopup.module.css';

interface StackPopupProps {
  content: PopupContent;
  /** Undefined leads back to the list of the spot. */
  onChoose: (stackId: string | undefined) => void;
  onClose: () => void;
  popup: (stack: StackPoint, close: () => void) => ReactNode;
}

/** One stack, or the list of those on its spot. The key moves focus along when one leads to the other. */
export function StackPopup({ content: { points, chosen }, onChoose, onClose, popup }: StackPopupProps) {
  const t = useText();
  const at = chosen ?? points[0];
  if (!at) return null;
  const { longitude, latitude } = at;
  return (
    <MapPopup key={chosen?.stackId ?? 'spot'} longitude={longitude} latitude={latitude} onClose={onClose}>
      {chosen && points.length > 1 && (
        <Button variant="subtle" size="compact-sm" onClick={() => onChoose(undefined)}>
          {t('map.back', { count: points.length })}
        </Button>
      )}
      {chosen ? popup(chosen, onClose) : <SpotList points={points} onChoose={onChoose} />}
    </MapPopup>
  );
}

interface SpotListProps {
  points: readonly StackPoint[];
  onChoose: (stackId: string) => void;
}

/** Stacks too close together for any zoom, one by one. */
function SpotList({ points, onChoose }: SpotListProps) {
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

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';
import { useText } from '@/i18n/useText';
import { MapPopup } from './MapPopup';
import type { PopupContent } from './openPopup';
import { SpotList } from './SpotList';

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

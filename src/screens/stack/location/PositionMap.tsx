import { Text } from '@mantine/core';
import { MapFrame } from '@/features/stack-map/base-map/MapFrame';
import { useText } from '@/i18n/useText';
import { isOnEarth, type Position } from '@/lib/position';
import type { StackState } from '@/store/api/stackApi';
import { later } from '@/ui/feedback/later';

const PositionCanvas = later(
  async () => (await import('@/features/stack-map/PositionCanvas')).PositionCanvas,
  { waiting: () => <div aria-busy="true" />, failed: 'stack.place.broken' },
);

interface PositionMapProps {
  position: Position;
  state: StackState;
  name: string;
  label?: string | undefined;
  onPick?: (position: Position) => void;
}

export function PositionMap({ position, state, name, label, onPick }: PositionMapProps) {
  const t = useText();
  if (!isOnEarth(position))
    return (
      <Text inherit c="dimmed" fw="normal">
        {t('stack.place.nonsense')}
      </Text>
    );
  const { latitude, longitude } = position;
  return (
    <MapFrame label={label ?? t('stack.place.region', { name })}>
      <PositionCanvas
        latitude={latitude}
        longitude={longitude}
        state={state}
        onPick={onPick}
        name={t('stack.place.marker', { name, state: t(`stack_state.${state}`) })}
      />
    </MapFrame>
  );
}

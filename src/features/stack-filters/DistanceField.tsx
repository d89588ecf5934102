import { Button, Fieldset, Group, NumberInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { radiusMaximum, radiusMinimum } from '@/lib/generated/limits.gen';
import type { Distance } from '@/store/filters/filterDefaults';
import { Icon } from '@/ui/icons/Icon';
import { useOwnPosition } from './useOwnPosition';

interface DistanceFieldProps {
  value: Distance | null;
  onChange: (value: Distance | null) => void;
}

const names = ['radius', 'latitude', 'longitude'] as const;

type Typed = Record<(typeof names)[number], number | string>;

const bounds = {
  radius: [radiusMinimum, radiusMaximum],
  latitude: [-90, 90],
  longitude: [-180, 180],
} as const satisfies Record<keyof Typed, readonly [number, number]>;

const usualRadius = 20;

/**
 * Applies once radius and both coordinates are there, on Enter or when a field is left; with one of them missing,
 * nothing is filtered.
 */
export function DistanceField({ value, onChange }: DistanceFieldProps) {
  const t = useText();
  const { decimalSeparator, number } = useFormats();
  const [typed, setTyped] = useState<Typed | null>(null);
  const shown = typed ?? fieldsOf(value);
  const commit = () => {
    if (typed === null) return;
    const distance = distanceOf(typed);
    if (distance) setTyped(null);
    if (distance || value) onChange(distance);
  };
  const position = useOwnPosition((near) => {
    setTyped(null);
    onChange({ near, radiusKm: inBounds('radius', shown.radius) ?? usualRadius });
  });
  const labels = {
    radius: t('stack_filters.radius'),
    latitude: t('stack_field.latitude'),
    longitude: t('stack_field.longitude'),
  };
  const fieldOf = (name: keyof Typed) => {
    const [min, max] = bounds[name];
    const isWrong = shown[name] !== '' && inBounds(name, shown[name]) === null;
    return (
      <NumberInput
        label={labels[name]}
        value={shown[name]}
        onChange={(next) => setTyped({ ...shown, [name]: next })}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        error={isWrong && t('stack_filters.out_of_bounds', { min: number(min), max: number(max) })}
        decimalScale={name === 'radius' ? 1 : 4}
        decimalSeparator={decimalSeparator}
        hideControls
      />
    );
  };
  return (
    <Fieldset legend={t('stack_filters.distance')} variant="unstyled">
      <Stack gap="xs">
        {fieldOf('radius')}
        <Group gap="xs" grow align="flex-start" preventGrowOverflow={false}>
          {fieldOf('latitude')}
          {fieldOf('longitude')}
        </Group>
        <Button variant="default" leftSection={<Icon name="navigate" />} onClick={position.ask}>
          {t('stack_filters.my_position')}
        </Button>
        <Text size="sm" c={position.says === 'asking' || !position.says ? 'dimmed' : 'danger'} role="status">
          {position.says ? t(`stack_filters.my_position_${position.says}`) : t('stack_filters.distance_note')}
        </Text>
      </Stack>
    </Fieldset>
  );
}

function fieldsOf(value: Distance | null): Typed {
  if (value === null) return { radius: usualRadius, latitude: '', longitude: '' };
  return { radius: value.radiusKm, ...value.near };
}

/** Null for what is no number yet, and outside the bounds. */
function inBounds(name: keyof Typed, value: number | string): number | null {
  const [min, max] = bounds[name];
  return typeof value === 'number' && value >= min && value <= max ? value : null;
}

function distanceOf(typed: Typed): Distance | null {
  const [radiusKm = null, latitude = null, longitude = null] = names.map((name) =>
    inBounds(name, typed[name]),
  );
  if (radiusKm === null || latitude === null || longitude === null) return null;
  return { near: { latitude, longitude }, radiusKm };
}

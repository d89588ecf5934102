import '@mantine/core/styles/NumberInput.layer.css';
import { Button, Fieldset, NumberInput, Radio, Select, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { radiusMaximum, radiusMinimum } from '@/lib/generated/limits.gen';
import type { Position } from '@/lib/position';
import type { Distance } from '@/store/filters/filterDefaults';
import { Icon } from '@/ui/icons/Icon';
import { useOwnPosition } from '@/ui/values/useOwnPosition';
import classes from './DistanceField.module.css';
import {
  type FilterChoices,
  isOwnPlace,
  millAt,
  nearOf,
  rememberOwnPlace,
  usualRadius,
} from './filterChoices';
import { type LoadTowns, TownField } from './TownField';

export interface DistanceFieldProps {
  value: Distance | null;
  onChange: (value: Distance | null) => void;
  mills: FilterChoices['mills'];
  mapCentre?: (() => Position) | undefined;
  loadTowns: LoadTowns;
  isOpen: boolean;
}

const names = ['radius', 'latitude', 'longitude'] as const;

type Typed = Record<(typeof names)[number], number | string>;

const bounds = {
  radius: [radiusMinimum, radiusMaximum],
  latitude: [-90, 90],
  longitude: [-180, 180],
} as const satisfies Record<keyof Typed, readonly [number, number]>;

const origins = ['anywhere', 'me', 'sawmill', 'point'] as const;
type Origin = (typeof origins)[number];

/**
 * The person first chooses the origin of the distance, which decides which fields are shown. The filter
 * applies once radius and both coordinates are given, on Enter or when a field is left.
 */
export function DistanceField(props: DistanceFieldProps) {
  const { value, onChange, mills, mapCentre, loadTowns, isOpen } = props;
  const t = useText();
  const { decimalSeparator, number } = useFormats();
  const [draft, setDraft] = useState<{ typed: Typed; of: Distance | null } | null>(null);
  // Unfinished input disappears together with the distance that it changes.
  const typed = draft?.of === value ? draft?.typed : undefined;
  const shown = typed ?? fieldsOf(value);
  // The chosen origin is forgotten when the place changes, because the new place implies its own.
  const [chosen, setChosen] = useState<{ origin: Origin; of: string }>();
  const origin = chosen?.of === placeOf(value) ? chosen.origin : originOf(value, mills);
  const isMeasured = origin !== 'anywhere';
  const commit = () => {
    if (!typed) return;
    const distance = distanceOf(typed);
    setDraft(distance ? null : { typed, of: null });
    // The field in use keeps its text.
    setChosen({ origin, of: placeOf(distance) });
    if (distance || value) onChange(distance);
  };
  const choose = (point: Position) => {
    setDraft(null);
    onChange({ near: nearOf(point), radiusKm: inBounds('radius', shown.radius) ?? usualRadius });
  };
  const position = useOwnPosition(isOpen, (point) => {
    rememberOwnPlace(nearOf(point));
    choose(point);
  });
  const chooseOrigin = (next: Origin) => {
    position.drop();
    const isFreed = next === 'anywhere' && value !== null;
    setChosen({ origin: next, of: placeOf(isFreed ? null : value) });
    if (next === 'anywhere') setDraft(null);
    if (isFreed) onChange(null);
  };
  const type = (name: keyof Typed, next: number | string) => {
    setDraft({ typed: { ...shown, [name]: next }, of: value });
    if (name !== 'radius') position.drop();
  };
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
        onChange={(next) => type(name, next)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        error={isWrong && t('stack_filters.out_of_bounds', { min: number(min), max: number(max) })}
        decimalScale={name === 'radius' ? 1 : 4}
        decimalSeparator={decimalSeparator}
        hideControls
      />
    );
  };
  const isIncomplete = typed !== undefined && !isUntouched(typed) && distanceOf(typed) === null;
  const note = isIncomplete ? 'stack_filters.distance_incomplete' : 'stack_filters.distance_note';
  const isFailed = position.says !== null && position.says !== 'asking';
  const colour = isFailed
    ? 'danger'
    : isIncomplete && !position.says
      ? 'var(--mantine-color-text)'
      : 'dimmed';
  const fieldsOfOrigin: Record<Origin, ReactNode> = {
    anywhere: null,
    me: (
      <Button variant="default" leftSection={<Icon name="navigate" />} onClick={position.ask}>
        {t('stack_filters.my_position')}
      </Button>
    ),
    sawmill: (
      <Select
        label={t('stack_filters.from_sawmill')}
        placeholder={t('stack_filters.sawmillIds')}
        data={mills.map(({ id, name }) => ({ value: id, label: name }))}
        value={millAt(mills, value)?.id ?? null}
        onChange={(id) => {
          const mill = mills.find((one) => one.id === id);
          if (mill) choose(mill.position);
        }}
        allowDeselect={false}
        searchable
        nothingFoundMessage={t('ui.select.nothing_found')}
      />
    ),
    point: (
      <>
        <TownField load={loadTowns} value={value?.near ?? null} onChoose={choose} />
        <div className={classes.pair}>
          {fieldOf('latitude')}
          {fieldOf('longitude')}
        </div>
        {mapCentre && (
          <Button variant="default" leftSection={<Icon name="map" />} onClick={() => choose(mapCentre())}>
            {t('stack_filters.map_centre')}
          </Button>
        )}
      </>
    ),
  };
  const labelsOfOrigins = {
    anywhere: t('stack_filters.anywhere'),
    me: t('stack_filters.around_me'),
    ...(mills.length > 0 && { sawmill: t('stack_filters.around_sawmill') }),
    point: t('stack_filters.around_point'),
  };
  return (
    <Fieldset
      legend={t('stack_filters.distance')}
      classNames={{ root: classes.distance, legend: classes.legend }}
      variant="unstyled"
    >
      <Stack gap="xs">
        <Radio.Group<Origin> value={origin} onChange={chooseOrigin}>
          {origins.map(
            (one) =>
              labelsOfOrigins[one] && (
                <Radio key={one} className={classes.origin} value={one} label={labelsOfOrigins[one]} />
              ),
          )}
        </Radio.Group>
        {isMeasured && (
          <>
            <div className={classes.pair}>{fieldOf('radius')}</div>
            {fieldsOfOrigin[origin]}
          </>
        )}
        <Text size="sm" c={colour} role="status">
          {position.says ? t(`stack_filters.my_position_${position.says}`) : isMeasured && t(note)}
        </Text>
      </Stack>
    </Fieldset>
  );
}

function originOf(value: Distance | null, mills: FilterChoices['mills']): Origin {
  if (value === null) return 'anywhere';
  if (isOwnPlace(value.near)) return 'me';
  return millAt(mills, value) ? 'sawmill' : 'point';
}

function placeOf(value: Distance | null): string {
  return JSON.stringify(value?.near ?? null);
}

function fieldsOf(value: Distance | null): Typed {
  if (value === null) return { radius: usualRadius, latitude: '', longitude: '' };
  return { radius: value.radiusKm, ...value.near };
}

function isUntouched({ radius, latitude, longitude }: Typed): boolean {
  return radius === usualRadius && latitude === '' && longitude === '';
}

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

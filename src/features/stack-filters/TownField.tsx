import { Select } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useText } from '@/i18n/useText';
import type { Position } from '@/lib/position';

/** The towns to choose from, those first that are to be found first. */
export type LoadTowns = () => Promise<readonly Town[]>;

interface Town {
  /** No other town has it. */
  label: string;
  position: Position;
}

/** More are found faster by another letter. */
const mostShown = 20;

interface TownFieldProps {
  /** The same function at every render. */
  load: LoadTowns;
  /** The point that is asked for. */
  value: Position | null;
  onChoose: (position: Position) => void;
}

/** Chooses a point by the name of a town. It finds nothing until the towns have loaded. */
export function TownField({ load, value, onChoose }: TownFieldProps) {
  const t = useText();
  const [towns, setTowns] = useState<readonly Town[]>([]);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setTowns(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  const data = useMemo(() => towns.map(({ label }, index) => ({ value: String(index), label })), [towns]);
  const chosen = towns.findIndex(
    ({ position }) => position.latitude === value?.latitude && position.longitude === value.longitude,
  );
  return (
    <Select
      label={t('stack_filters.town')}
      placeholder={t('stack_filters.town_hint')}
      data={data}
      limit={mostShown}
      value={chosen === -1 ? null : String(chosen)}
      onChange={(index) => {
        const town = towns[Number(index)];
        if (town) onChoose(town.position);
      }}
      allowDeselect={false}
      searchable
      nothingFoundMessage={t('ui.select.nothing_found')}
    />
  );
}

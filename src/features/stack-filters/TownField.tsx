import { Select } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useText } from '@/i18n/useText';
import type { Position } from '@/lib/position';

export type LoadTowns = () => Promise<readonly Town[]>;

interface Town {
  label: string;
  position: Position;
}

const mostShown = 20;

interface TownFieldProps {
  /** `load` must be the same function at every render. */
  load: LoadTowns;
  value: Position | null;
  onChoose: (position: Position) => void;
}

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

import { Select } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useLocale } from '@/i18n/LocaleContext';
import type { Language } from '@/i18n/language';
import { useText } from '@/i18n/useText';
import { coordinatesText, type Position } from '@/lib/position';

interface Town {
  /** With its coordinates where another town has the same name. */
  label: string;
  position: Position;
}

/** More are found faster by another letter. */
const mostShown = 20;

interface TownFieldProps {
  /** The point that is asked for. */
  value: Position | null;
  onChoose: (position: Position) => void;
}

/** Chooses a point by the name of a town: of the bundled ones, the largest first. It finds nothing until they have loaded. */
export function TownField({ value, onChoose }: TownFieldProps) {
  const t = useText();
  const { language } = useLocale();
  const [towns, setTowns] = useState<readonly Town[]>([]);
  useEffect(() => {
    let isCurrent = true;
    loadByName(language).then(
      (loaded) => isCurrent && setTowns(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
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

async function loadByName(language: Language): Promise<Town[]> {
  const [{ loadTowns }, { townPoints }] = await Promise.all([
    import('@/features/stack-map/base-map/mapEnvironment'),
    import('@/features/stack-map/base-map/towns'),
  ]);
  const { features } = townPoints(await loadTowns(language));
  const counts = new Map<string, number>();
  for (const { properties } of features) counts.set(properties.name, (counts.get(properties.name) ?? 0) + 1);
  return features.map(({ geometry, properties: { name } }) => {
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const isOnly = counts.get(name) === 1;
    return {
      label: isOnly ? name : `${name} (${coordinatesText({ latitude, longitude }, 2)})`,
      position: { latitude, longitude },
    };
  });
}

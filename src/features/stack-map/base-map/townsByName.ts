import { coordinatesText, type Position } from '@/lib/position';
import { loadTowns } from './mapEnvironment';
import { type TownPoints, townPoints } from './towns';

interface NamedTown {
  label: string;
  position: Position;
}

export async function loadTownsByName(): Promise<NamedTown[]> {
  return townsByName(townPoints(await loadTowns()));
}

export function townsByName({ features }: TownPoints): NamedTown[] {
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

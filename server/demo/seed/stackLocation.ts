import { createRandom, type Random } from '../simulator/random';
import type { Forest } from './countries/country';

/** Height above sea level and accuracy are in metres. */
interface StackLocation {
  latitude: number;
  longitude: number;
  height: number;
  accuracy: number;
}

const landings = 60;
/**
 * About three hundred metres, in degrees, are enough, because stacks lie along the road on both sides of a
 * landing.
 */
const spread = 0.003;
const withoutPosition = 0.02;

const onOneSpot: readonly number[] = [10, 11, 12];

export function drawLocation(
  random: Random,
  seed: number,
  forest: Forest,
  index: number,
): StackLocation | null {
  const shared = onOneSpot.includes(index);
  const landing = shared ? 0 : random.int(0, landings - 1);
  const [north, east] = [random.between(-spread, spread), random.between(-spread, spread)];
  const accuracy = rounded(random.between(3, 12), 1);
  if (random.chance(withoutPosition) && !shared) return null;
  const spot = landingOf(seed, forest, landing);
  return {
    latitude: rounded(spot.latitude + (shared ? 0 : north), 7),
    longitude: rounded(spot.longitude + (shared ? 0 : east), 7),
    height: spot.height,
    accuracy,
  };
}

function landingOf(seed: number, forest: Forest, landing: number): Omit<StackLocation, 'accuracy'> {
  const random = createRandom(seed, `landing/${forest.name}/${landing}`);
  const distance = forest.extent * Math.sqrt(random.next());
  const direction = random.between(0, 2 * Math.PI);
  return {
    latitude: forest.latitude + distance * Math.sin(direction),
    // A degree of longitude is shorter than one of latitude, and the wood is round.
    longitude:
      forest.longitude + (distance * Math.cos(direction)) / Math.cos((forest.latitude * Math.PI) / 180),
    height: rounded(random.between(20, forest.latitude < 52 ? 700 : 160), 1),
  };
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

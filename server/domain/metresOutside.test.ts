import { metresOutside } from './metresOutside';
import type { WorkCountry } from './workCountries';

it.each<[place: string, latitude: number, longitude: number, countries: WorkCountry[], kilometres: number]>([
  ['the Harz', 51.75, 10.55, ['DE'], 0],
  ['the Harz with its coordinates exchanged', 10.55, 51.75, ['DE'], 5473],
  ['Bornholm, an island', 55.1, 14.9, ['DK'], 0],
  ['Kielder', 55.21, -2.53, ['GB'], 0],
  ['Vienna', 48.2, 16.37, ['DE'], 195],
  ['Vienna', 48.2, 16.37, ['DE', 'AT'], 0],
  ['the gulf of Guinea', 0, 0, ['PL'], 5700],
])('%s is where it is', (_, latitude, longitude, countries, kilometres) => {
  const metres = metresOutside({ latitude, longitude }, countries);
  if (kilometres === 0) expect(metres).toBe(0);
  else expect(Math.abs(metres / 1000 - kilometres)).toBeLessThan(kilometres * 0.1);
});

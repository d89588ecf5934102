import type { Country } from './schemas';

/**
 * An organisation can say that it works in these countries (ISO 3166). The numbers are the ids of the
 * countries in the atlas.
 */
export const atlasNumbers = {
  ...{ AT: '040', BE: '056', BG: '100', CH: '756', CZ: '203', DE: '276', DK: '208', EE: '233', ES: '724' },
  ...{ FI: '246', FR: '250', GB: '826', HR: '191', HU: '348', IE: '372', IT: '380', LT: '440', LU: '442' },
  ...{ LV: '428', NL: '528', NO: '578', PL: '616', PT: '620', RO: '642', SE: '752', SI: '705', SK: '703' },
  UA: '804',
} as const;

export type WorkCountry = keyof typeof atlasNumbers;

const isWorkCountry = (code: string): code is WorkCountry => code in atlasNumbers;

export const workCountries = Object.keys(atlasNumbers).filter(isWorkCountry);

const ownCountries: Record<Country, WorkCountry> = { dk: 'DK', de: 'DE', pl: 'PL', uk: 'GB' };

export function workCountriesOf(
  country: Country,
  said: readonly WorkCountry[] | null,
): readonly WorkCountry[] {
  return said ?? [ownCountries[country]];
}

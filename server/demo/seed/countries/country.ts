import type { CardLanguage } from '../../../domain/cardDefinition';
import type { AssortmentKey } from '../../../domain/cards/assortments';
import type { SpeciesKey } from '../../../domain/cards/species';
import type { Random, Weighted } from '../../simulator/random';

type List = readonly [string, ...string[]];
type Lengths = readonly [number, ...number[]];

export interface Forest {
  name: string;
  latitude: number;
  longitude: number;
  /** Half the width of the wooded area around that point, in degrees of latitude. */
  extent: number;
}

export interface CountryPlan {
  code: 'dk' | 'de' | 'pl' | 'uk';
  name: string;
  language: CardLanguage;
  /** IANA name; a day of invoicing begins at its midnight. */
  timeZone: string;
  accounting: 'Danish' | 'German';
  currency: 'DKK' | 'EUR' | 'GBP';
  /** Price of a fully measured cubic metre. */
  price: number;
  givenNames: List;
  familyNames: List;
  /** Post code and town. */
  towns: readonly [readonly [string, string], ...(readonly [string, string])[]];
  streets: List;
  /** Names of organisations; `*` stands for the town. */
  organizationForms: List;
  departmentForms: List;
  sawmillForms: List;
  forests: readonly [Forest, ...Forest[]];
  species: readonly [Weighted<SpeciesKey>, ...Weighted<SpeciesKey>[]];
  /** Metres. */
  lengths: Record<AssortmentKey, Lengths>;
  phone: (random: Random) => string;
  areaNumber: (random: Random) => string;
}

/** The first digit is not zero. */
export function digits(random: Random, count: number): string {
  return String(random.int(10 ** (count - 1), 10 ** count - 1));
}

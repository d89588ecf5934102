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
  /** The wooded area extends this many degrees of latitude from the point. */
  extent: number;
}

/**
 * A day of invoicing begins at midnight in the IANA time zone. The price is for a cubic metre with full
 * measurement, each town has a post code and a name, and lengths are in metres.
 */
export interface CountryPlan {
  code: 'dk' | 'de' | 'pl' | 'uk';
  name: string;
  language: CardLanguage;
  timeZone: string;
  accounting: 'Danish' | 'German';
  currency: 'DKK' | 'EUR' | 'GBP';
  price: number;
  givenNames: List;
  familyNames: List;
  towns: readonly [readonly [string, string], ...(readonly [string, string])[]];
  streets: List;
  organizationForms: List;
  departmentForms: List;
  sawmillForms: List;
  forests: readonly [Forest, ...Forest[]];
  species: readonly [Weighted<SpeciesKey>, ...Weighted<SpeciesKey>[]];
  lengths: Record<AssortmentKey, Lengths>;
  phone: (random: Random) => string;
  areaNumber: (random: Random) => string;
}

export function digits(random: Random, count: number): string {
  return String(random.int(10 ** (count - 1), 10 ** count - 1));
}

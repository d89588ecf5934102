import type { CardLanguage } from '../cardDefinition';

type Names = Record<CardLanguage, string>;

interface Species {
  hardwood: boolean;
  names: Names;
}

function softwood(names: Names): Species {
  return { hardwood: false, names };
}

function hardwood(names: Names): Species {
  return { hardwood: true, names };
}

/** Tree species have the keys of the ELDAT standard. */
export const species = {
  fi: softwood({ da: 'Rødgran', de: 'Fichte', pl: 'Świerk', en: 'Norway spruce' }),
  sfi: softwood({ da: 'Sitkagran', de: 'Sitkafichte', pl: 'Świerk sitkajski', en: 'Sitka spruce' }),
  kie: softwood({ da: 'Skovfyr', de: 'Kiefer', pl: 'Sosna', en: 'Scots pine' }),
  dgl: softwood({ da: 'Douglasgran', de: 'Douglasie', pl: 'Daglezja', en: 'Douglas fir' }),
  la: softwood({ da: 'Lærk', de: 'Lärche', pl: 'Modrzew', en: 'Larch' }),
  ta: softwood({ da: 'Ædelgran', de: 'Tanne', pl: 'Jodła', en: 'Silver fir' }),
  bu: hardwood({ da: 'Bøg', de: 'Buche', pl: 'Buk', en: 'Beech' }),
  ei: hardwood({ da: 'Eg', de: 'Eiche', pl: 'Dąb', en: 'Oak' }),
  es: hardwood({ da: 'Ask', de: 'Esche', pl: 'Jesion', en: 'Ash' }),
  bi: hardwood({ da: 'Birk', de: 'Birke', pl: 'Brzoza', en: 'Birch' }),
  erl: hardwood({ da: 'El', de: 'Erle', pl: 'Olcha', en: 'Alder' }),
} as const satisfies Record<string, Species>;

export type SpeciesKey = keyof typeof species;

export const scientificNames: Readonly<Partial<Record<SpeciesKey, string>>> = {
  fi: 'Picea abies',
  sfi: 'Picea sitchensis',
  kie: 'Pinus sylvestris',
  dgl: 'Pseudotsuga menziesii',
  ta: 'Abies alba',
  bu: 'Fagus sylvatica',
  es: 'Fraxinus excelsior',
};

export function isSpecies(key: string | null): key is SpeciesKey {
  return key !== null && key in species;
}

import type { Country } from '../schemas';
import type { CardPlan } from './buildCard';
import { between, requiredForPreregistration, usualRules } from './cardRules';
import { germanVolumeTitles } from './cardTexts';
import { britishClasses, danishClasses, germanClasses, polishClasses } from './diameterClasses';

interface ReadyCard extends CardPlan {
  country: Country;
}

const pictures: CardPlan['sections']['pictures'] = ['frontImage', 'backImage', 'closeupImage'];

/** The share of solid wood in stacked wood is between these percentages, whatever its species and length. */
const stacked = { conversionFactor: between(40, 90) };

export const danishReadyCard: ReadyCard = {
  country: 'dk',
  key: 'ready/dk',
  name: 'Opmåling af stakke',
  language: 'da',
  species: ['fi', 'sfi', 'dgl', 'la', 'kie', 'ta', 'bu', 'ei', 'es', 'bi'],
  assortments: ['sawlog', 'shortLog', 'hardwoodLog', 'pallet', 'pulp', 'energy'],
  sections: {
    stack: ['orderNumber', 'registrator', 'surveyor', 'registrationDate', 'measurementDate', 'remark'],
    wood: ['treeSpecies', 'assortment', 'assortmentLength', 'withBark', 'damages', 'fellingDate'],
    measurement: [
      'fullMeasurement',
      'logCount',
      'volume',
      'grossVolume',
      'conversionFactor',
      'frontArea',
      'backArea',
      'meanDiameter',
      'diameters',
      'baseLogs',
    ],
    place: ['areaNumber', 'position'],
    pictures,
  },
  rules: {
    ...usualRules,
    ...stacked,
    assortment: [requiredForPreregistration],
    assortmentLength: between(1, 6),
  },
  // The German framework agreement (RVR) sets this for pieces of 3 m.
  defaults: { conversionFactor: 60, withBark: true, assortmentLength: 3 },
  report: { remark: 'certified', diameterClasses: danishClasses },
};

export const germanReadyCard: ReadyCard = {
  country: 'de',
  key: 'ready/de',
  name: 'Poltervermessung nach RVR',
  language: 'de',
  furtherLanguages: ['da', 'pl', 'en'],
  titles: germanVolumeTitles,
  species: ['fi', 'kie', 'dgl', 'la', 'ta', 'bu', 'ei'],
  assortments: ['sawlog', 'shortLog', 'hardwoodLog', 'pallet', 'pulp', 'energy'],
  sections: {
    stack: ['orderNumber', 'registrator', 'surveyor', 'registrationDate', 'measurementDate', 'remark'],
    wood: ['treeSpecies', 'assortment', 'assortmentLength', 'damages'],
    measurement: [
      'fullMeasurement',
      'logCount',
      'volume',
      'grossVolume',
      'conversionFactor',
      'frontArea',
      'backArea',
      'pileFace',
      'meanDiameter',
      'diameters',
      'baseLogs',
    ],
    place: ['areaNumber', 'position'],
    pictures,
  },
  rules: {
    ...usualRules,
    ...stacked,
    orderNumber: [requiredForPreregistration],
    assortmentLength: between(2, 6),
  },
  // The volume of sawlogs follows from their diameters.
  defaults: { assortmentLength: 5.1, remark: '' },
  report: { remark: 'certified', diameterClasses: germanClasses },
};

/**
 * The section method is done by hand. The face of the stack is measured in sections, as the mean of front and
 * back, and multiplied by the length of the pieces and by the factor. Diameters are only a sample. All logs
 * of a stack have the same length, usually 2 or 3 m.
 */
const germanSectionCard: ReadyCard = {
  ...germanReadyCard,
  key: 'ready/de-sections',
  name: 'Sektionsverfahren nach RVR',
  assortments: ['pulp', 'energy', 'pallet'],
  sections: {
    ...germanReadyCard.sections,
    measurement: [
      'fullMeasurement',
      'logCount',
      'volume',
      'grossVolume',
      'conversionFactor',
      'pileFace',
      'meanDiameter',
      'diameters',
      'baseLogs',
    ],
  },
  rules: {
    ...usualRules,
    ...stacked,
    orderNumber: [requiredForPreregistration],
    assortment: [requiredForPreregistration],
    assortmentLength: between(1, 3),
    logCount: between(1, 10_000),
  },
  defaults: { conversionFactor: 65, assortmentLength: 2, fullMeasurement: true, remark: '' },
  fullMeasurement: 'sections',
  report: { remark: 'sections', diameterClasses: germanClasses },
};

export const polishReadyCard: ReadyCard = {
  country: 'pl',
  key: 'ready/pl',
  name: 'Karta pomiaru stosu',
  language: 'pl',
  species: ['kie', 'fi', 'bi', 'bu', 'ei', 'la', 'erl'],
  assortments: ['sawlog', 'shortLog', 'hardwoodLog', 'pallet', 'pulp', 'energy'],
  sections: {
    stack: ['registrator', 'surveyor', 'registrationDate', 'measurementDate', 'remark'],
    wood: ['treeSpecies', 'assortment', 'assortmentLength', 'withBark', 'qualityCounts'],
    measurement: [
      'fullMeasurement',
      'logCount',
      'volume',
      'grossVolume',
      'conversionFactor',
      'frontArea',
      'backArea',
      'pileLength',
      'meanDiameter',
      'diameters',
    ],
    place: ['areaNumber', 'position'],
    pictures,
  },
  rules: {
    ...usualRules,
    ...stacked,
    assortment: [requiredForPreregistration],
    assortmentLength: between(1, 6),
  },
  // The factor is for pine pulpwood, from over bark to under bark.
  defaults: { conversionFactor: 62, assortmentLength: 2.5 },
  report: { remark: 'certified', diameterClasses: polishClasses },
};

export const britishReadyCard: ReadyCard = {
  country: 'uk',
  key: 'ready/uk',
  name: 'Stack record, metric',
  language: 'en',
  species: ['sfi', 'fi', 'kie', 'la', 'dgl'],
  assortments: ['sawlog', 'shortLog', 'pallet', 'pulp', 'energy'],
  sections: {
    stack: ['orderNumber', 'registrator', 'surveyor', 'registrationDate', 'measurementDate', 'remark'],
    wood: ['treeSpecies', 'assortment', 'assortmentLength', 'withBark', 'damages'],
    measurement: [
      'fullMeasurement',
      'logCount',
      'volume',
      'grossVolume',
      'conversionFactor',
      'frontArea',
      'backArea',
      'meanDiameter',
      'diameters',
      'baseLogs',
    ],
    place: ['areaNumber', 'position'],
    pictures,
  },
  rules: { ...usualRules, ...stacked, assortmentLength: between(1, 6) },
  defaults: { assortmentLength: 4.9 },
  report: { remark: 'certified', diameterClasses: britishClasses },
};

export const readyCards: readonly ReadyCard[] = [
  danishReadyCard,
  germanReadyCard,
  germanSectionCard,
  polishReadyCard,
  britishReadyCard,
];

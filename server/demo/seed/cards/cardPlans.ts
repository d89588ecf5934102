import type { CardField } from '../../../domain/cardDefinition';
import type { CardPlan } from './buildCard';
import {
  britishClasses,
  danishClasses,
  germanClasses,
  imperialClasses,
  polishClasses,
} from './diameterClasses';

type Rule = CardField['rules'][number];

const needed: Rule = { kind: 'RequiredForPreregistration', value: null };
const measured: Rule = { kind: 'RequiredForMeasurement', value: null };
const atLeast = (value: number): Rule => ({ kind: 'MinValue', value });
const atMost = (value: number): Rule => ({ kind: 'MaxValue', value });
const characters = (from: number, to: number): Rule[] => [
  { kind: 'MinCharLength', value: from },
  { kind: 'MaxCharLength', value: to },
];

const pictures: CardPlan['sections']['pictures'] = ['frontImage', 'backImage', 'closeupImage'];

const usualRules: CardPlan['rules'] = {
  treeSpecies: [needed],
  areaNumber: [needed, ...characters(2, 20)],
  fullMeasurement: [measured],
  logCount: [measured, atLeast(1), atMost(10_000)],
  volume: [measured, atLeast(0)],
  remark: characters(0, 500),
  damages: [
    { kind: 'MinAllowedOptions', value: 0 },
    { kind: 'MaxAllowedOptions', value: 3 },
  ],
  qualityCounts: [
    { kind: 'MinSum', value: 1 },
    { kind: 'MaxSum', value: 10_000 },
  ],
};

/** Complete: it has a field of every type. */
export const nordskovCard: CardPlan = {
  key: 'card/nordskov',
  name: 'Nordskov standardskema',
  language: 'da',
  species: ['fi', 'sfi', 'dgl', 'la', 'kie', 'bu', 'ei'],
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
      'pileLength',
      'pileFace',
      'meanDiameter',
      'diameters',
      'classCounts',
      'qualityCounts',
      'baseLogs',
    ],
    place: ['areaNumber', 'position'],
    pictures,
  },
  rules: { ...usualRules, assortment: [needed], assortmentLength: [atLeast(1), atMost(6)] },
  defaults: { fullMeasurement: true, withBark: true },
  report: { certificate: true, diameterClasses: danishClasses, placePicture: 'frontImage' },
};

export const germanCard: CardPlan = {
  key: 'card/rvr',
  name: 'Poltervermessung nach RVR',
  language: 'de',
  // Its stacks are bought by mills in all these countries.
  furtherLanguages: ['da', 'pl', 'en'],
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
    orderNumber: [needed],
    assortmentLength: [atLeast(2), atMost(6)],
  },
  defaults: { assortmentLength: 5.1, remark: '' },
  report: { certificate: true, diameterClasses: germanClasses },
};

export const polishCard: CardPlan = {
  key: 'card/polish',
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
  rules: { ...usualRules, assortment: [needed], assortmentLength: [atLeast(1), atMost(6)] },
  report: { certificate: true, diameterClasses: polishClasses },
};

/** Imperial units: every measure of it is converted. */
export const imperialCard: CardPlan = {
  key: 'card/imperial',
  name: 'Stack record, imperial',
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
  rules: { ...usualRules, assortmentLength: [atLeast(3), atMost(20)] },
  units: {
    assortmentLength: 'Feet',
    volume: 'CubicFeet',
    grossVolume: 'CubicFeet',
    frontArea: 'SquareFeet',
    backArea: 'SquareFeet',
    meanDiameter: 'Inches',
    diameters: 'Inches',
    baseLogs: 'Inches',
  },
  report: { certificate: true, diameterClasses: imperialClasses },
};

export const britishCard: CardPlan = {
  ...imperialCard,
  key: 'card/british',
  name: 'Stack record, metric',
  units: {},
  rules: { ...usualRules, assortmentLength: [atLeast(1), atMost(6)] },
  report: { certificate: true, diameterClasses: britishClasses },
};

/** For wood chips: it asks for no assortment, and its values are estimates. */
export const biomassCard: CardPlan = {
  key: 'card/biomass',
  name: 'Biomass pile record',
  language: 'en',
  species: ['sfi', 'fi', 'kie', 'la', 'dgl', 'bi'],
  assortments: [],
  sections: {
    stack: ['registrator', 'surveyor', 'registrationDate', 'measurementDate', 'remark'],
    wood: ['treeSpecies'],
    measurement: ['fullMeasurement', 'logCount', 'volume', 'grossVolume', 'frontArea', 'backArea'],
    place: ['areaNumber', 'position'],
    pictures,
  },
  rules: usualRules,
  report: { certificate: false, diameterClasses: null },
};

export const cardPlans: readonly CardPlan[] = [
  nordskovCard,
  germanCard,
  polishCard,
  imperialCard,
  britishCard,
  biomassCard,
];

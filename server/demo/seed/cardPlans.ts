import type { CardPlan } from '../../domain/cards/buildCard';
import { between, requiredForMeasurement, usualRules } from '../../domain/cards/cardRules';
import { fieldTitles } from '../../domain/cards/cardTexts';
import { danishClasses, imperialClasses } from '../../domain/cards/diameterClasses';
import {
  britishReadyCard,
  danishReadyCard,
  germanReadyCard,
  polishReadyCard,
} from '../../domain/cards/readyCards';

export const nordskovCard: CardPlan = {
  ...danishReadyCard,
  key: 'card/nordskov',
  name: 'Nordskov standardskema',
  species: ['fi', 'sfi', 'dgl', 'la', 'kie', 'bu', 'ei'],
  sections: {
    ...danishReadyCard.sections,
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
  },
  rules: { ...danishReadyCard.rules, volume: [requiredForMeasurement, { kind: 'MinValue', value: 0 }] },
  defaults: { fullMeasurement: true, withBark: true },
  report: { remark: 'certified', diameterClasses: danishClasses, placePicture: 'frontImage' },
};

export const germanCard: CardPlan = { ...germanReadyCard, key: 'card/rvr' };

export const polishCard: CardPlan = { ...polishReadyCard, key: 'card/polish' };

export const britishCard: CardPlan = { ...britishReadyCard, key: 'card/british' };

export const imperialCard: CardPlan = {
  ...britishReadyCard,
  key: 'card/imperial',
  name: 'Stack record, imperial',
  // This title is the head of a column in CSV files, which programs read.
  titles: { volume: { ...fieldTitles.volume, en: 'Volume' } },
  rules: { ...britishReadyCard.rules, assortmentLength: between(3, 20) },
  defaults: {},
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
  report: { remark: 'certified', diameterClasses: imperialClasses },
};

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
    pictures: ['frontImage', 'backImage', 'closeupImage'],
  },
  rules: usualRules,
  report: { remark: 'estimate', diameterClasses: null },
};

export const cardPlans: readonly CardPlan[] = [
  nordskovCard,
  germanCard,
  polishCard,
  imperialCard,
  britishCard,
  biomassCard,
];

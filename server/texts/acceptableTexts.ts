import type { Acceptable } from '../domain/decisions';
import type { Text } from './language';

export const acceptableTexts: Readonly<Record<Acceptable, Text>> = {
  volume: {
    en: 'solid volume differs from the recalculated one',
    da: 'fastmassen afviger fra den efterregnede',
    de: 'Festmaß anders als nachgerechnet',
    pl: 'miąższość inna niż obliczona ponownie',
  },
  faces: {
    en: 'front and back areas differ',
    da: 'arealerne af forside og bagside afviger fra hinanden',
    de: 'Front- und Rückfläche weichen voneinander ab',
    pl: 'różnica między czołem przednim a tylnym',
  },
  back: {
    en: 'back not measured',
    da: 'bagside ikke opmålt',
    de: 'Rückseite nicht vermessen',
    pl: 'czoło tylne niezmierzone',
  },
  length: {
    en: 'several lengths',
    da: 'flere længder',
    de: 'mehrere Längen',
    pl: 'kilka długości',
  },
  position: {
    en: 'no valid position',
    da: 'ingen gyldig position',
    de: 'keine gültige Position',
    pl: 'brak prawidłowego położenia',
  },
  instrument: {
    en: 'measuring instrument without a valid verification certificate',
    da: 'måleinstrument uden gyldigt verifikationscertifikat',
    de: 'Messgerät ohne gültigen Eichnachweis',
    pl: 'przyrząd pomiarowy bez ważnego świadectwa legalizacji',
  },
  AtZero: {
    en: 'position at 0° N, 0° E',
    da: 'position 0° N, 0° Ø',
    de: 'Position bei 0° N, 0° O',
    pl: 'położenie 0° N, 0° E',
  },
  OutsideCountries: {
    en: 'position more than 50 km outside the organisation’s countries of operation',
    da: 'position mere end 50 km uden for organisationens lande',
    de: 'Position mehr als 50 km außerhalb der Länder der Organisation',
    pl: 'położenie ponad 50 km poza krajami działalności organizacji',
  },
  FarFromOthers: {
    en: 'more than 300 km from every other stack of the department',
    da: 'mere end 300 km fra alle andre stakke i enheden',
    de: 'mehr als 300 km von jedem anderen Polter des Bereichs entfernt',
    pl: 'ponad 300 km od każdego innego stosu jednostki',
  },
  Before2000: {
    en: 'time before 2000',
    da: 'tidspunkt før 2000',
    de: 'Zeitpunkt vor 2000',
    pl: 'data sprzed 2000 r.',
  },
  InFuture: {
    en: 'time in the future',
    da: 'tidspunkt i fremtiden',
    de: 'Zeitpunkt in der Zukunft',
    pl: 'data w przyszłości',
  },
  MeasuredBeforeRegistered: {
    en: 'measured more than a day before it was registered',
    da: 'opmålt mere end et døgn før forhåndsregistreringen',
    de: 'mehr als einen Tag vor der Erfassung vermessen',
    pl: 'zmierzony ponad dobę przed rejestracją',
  },
  NumberTwice: {
    en: 'number that looks like that of another stack',
    da: 'nummer, der ligner en anden staks',
    de: 'Nummer, die wie die eines anderen Polters aussieht',
    pl: 'numer, który wygląda jak numer innego stosu',
  },
};

import type { CardLanguage } from '../../domain/cardDefinition';
import { createRandom } from './random';

const remarkShare = 0.3;

// Some begin with a character that a spreadsheet takes for a formula.
const remarks: Record<CardLanguage, readonly [string, ...string[]]> = {
  da: [
    'Blød vej, må kun køres i frost eller tørvejr.',
    'Stakken ligger nord for vejen ved bommen.',
    'Ring til skovfogeden før afhentning.',
    '+45-nummeret på skiltet er skovfogedens.',
    'Enkelte stokke med råd, ellers pæn vare.',
    'Underlag af rødgran.',
  ],
  de: [
    'Abfuhr nur bei Frost oder Trockenheit.',
    'Polter liegt bergseitig, Wendeplatz nach 200 m.',
    'Käferholz, bitte zügig abfahren.',
    '-Unterlagen bleiben liegen-',
    'Schlüssel für die Schranke beim Revierleiter.',
    'Einzelne Stücke mit Rotfäule.',
  ],
  pl: [
    'Wywóz po uzgodnieniu z leśniczym.',
    'Droga dostępna tylko przy suchej pogodzie.',
    'Stos po lewej stronie drogi, za szlabanem.',
    'Pojedyncze sztuki z sinizną.',
    '=A1 to oznaczenie działki, nie numer stosu.',
  ],
  en: [
    'Stacked on the uphill side of the ride.',
    'Haulage in dry weather only, soft verge.',
    'Call the forester before collection.',
    'Some blue stain on the butt ends.',
    '@gate: combination lock, ask the office.',
  ],
};

export function remarkOf(seed: number, stackId: string, language: CardLanguage): string | null {
  const random = createRandom(seed, `remark/${stackId}`);
  return random.chance(remarkShare) ? random.pick(remarks[language]) : null;
}

import type { CardField } from '../cardDefinition';
import type { CardPlan } from './buildCard';

type Rule = CardField['rules'][number];

export const requiredForPreregistration: Rule = { kind: 'RequiredForPreregistration', value: null };
export const requiredForMeasurement: Rule = { kind: 'RequiredForMeasurement', value: null };

export function between(least: number, most: number): Rule[] {
  return [
    { kind: 'MinValue', value: least },
    { kind: 'MaxValue', value: most },
  ];
}

function characters(from: number, to: number): Rule[] {
  return [
    { kind: 'MinCharLength', value: from },
    { kind: 'MaxCharLength', value: to },
  ];
}

export const usualRules: CardPlan['rules'] = {
  treeSpecies: [requiredForPreregistration],
  areaNumber: [requiredForPreregistration, ...characters(2, 20)],
  fullMeasurement: [requiredForMeasurement],
  logCount: [requiredForMeasurement, ...between(1, 10_000)],
  volume: [{ kind: 'MinValue', value: 0 }],
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

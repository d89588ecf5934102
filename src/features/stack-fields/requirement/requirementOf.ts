import type { MeasurementCardDocument } from '@/store/api/cardVersionApi';

type CardField = MeasurementCardDocument['fields'][number];

export type Requirement = 'registration' | 'measurement';

export function requirementOf({ rules }: Pick<CardField, 'rules'>): Requirement | null {
  const has = (ruleKind: CardField['rules'][number]['kind']) => rules.some(({ kind }) => kind === ruleKind);
  if (has('RequiredForPreregistration')) return 'registration';
  return has('RequiredForMeasurement') ? 'measurement' : null;
}

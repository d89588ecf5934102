import { buildCard } from '../../../demo/seed/cards/buildCard';
import { nordskovCard } from '../../../demo/seed/cards/cardPlans';
import { timeZoneOf } from '../records/timeZones';
import { csvDialect } from './csv';
import { fieldCell } from './fieldCell';

it('tells the pieces from the diameter of the bearers', () => {
  const field = buildCard(nordskovCard).fields.find(({ fieldType }) => fieldType === 'Deductions');
  if (!field) throw new Error('The card has no bearers');
  const value = {
    keyUnit: 'Centimeters' as const,
    averageCount: 14,
    deductionsCount: [{ item1: 12, item2: 3 }],
  };
  const context = { dialect: csvDialect('en'), zone: timeZoneOf('dk') };
  expect(fieldCell(field, { fieldType: 'Deductions', value }, context)).toBe('Ø 14.0; 3 × Ø 12.0');
});

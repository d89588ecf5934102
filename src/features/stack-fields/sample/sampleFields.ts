import type { Translate } from '@/i18n/useText';
import type { ReportKind } from '@/navigation/paths';
import type { MeasurementCardDocument } from '@/store/api/cardVersionApi';
import { sampleStack } from './sampleStack';
import { sampleValue } from './sampleValue';

export function sampleFields(card: MeasurementCardDocument, kind: ReportKind, t: Translate) {
  const stack = sampleStack(card, kind);
  const { values } = stack;
  return card.fields.map((field) => ({
    ...field,
    value: values.has(field.id) ? values.get(field.id) : (field.defaultValue ?? sampleValue(field, stack, t)),
  }));
}

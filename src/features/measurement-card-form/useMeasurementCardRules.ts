import { useFormRules } from '@/ui/form/useFormRules';
import type { MeasurementCardValues } from './measurementCardForm';

/** A card has to be chosen. */
export function useMeasurementCardRules() {
  const { required } = useFormRules();
  return ({ measurementCardId }: MeasurementCardValues) => ({
    measurementCardId: required(measurementCardId),
  });
}

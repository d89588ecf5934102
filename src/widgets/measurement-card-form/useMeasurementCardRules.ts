import { useFormRules } from '../../ui/form/useFormRules';
import type { MeasurementCardValues } from './measurementCardForm';

/** Both have to be chosen. */
export function useMeasurementCardRules() {
  const { required } = useFormRules();
  return ({ measurementCardId, stackNumbering }: MeasurementCardValues) => ({
    measurementCardId: required(measurementCardId),
    stackNumbering: required(stackNumbering),
  });
}

import { useText } from '@/i18n/useText';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { type NumberRange, RangeSliderField } from '@/ui/fields/RangeSliderField';
import type { FilterChoices } from './filterChoices';
import { endInMetres, shownLength } from './shownLength';

type Lengths = Pick<StackFilters, 'assortmentLengthMin' | 'assortmentLengthMax'>;

interface LengthFieldProps {
  /** Metres. */
  value: Lengths;
  choices: FilterChoices;
  onChange: (lengths: Lengths) => void;
}

/** Shows the unit of the card; the slider's ends are the shortest and longest assortment. */
export function LengthField({ value, choices, onChange }: LengthFieldProps) {
  const t = useText();
  const { assortmentLengths, lengthUnit } = choices;
  const { assortmentLengthMin, assortmentLengthMax } = value;
  const [shortest, longest] = assortmentLengths ?? [0, 0];
  const [min, max] = [assortmentLengthMin ?? shortest, assortmentLengthMax ?? longest];
  const shown = (from: number, to: number): NumberRange => [
    shownLength(from, lengthUnit),
    shownLength(to, lengthUnit),
  ];
  const bounds = shown(shortest, longest);
  const range = shown(min, max);
  const isRange = bounds[0] < bounds[1];
  const isSet = isRange && (assortmentLengthMin !== null || assortmentLengthMax !== null);
  const choose = ([low, high]: NumberRange) =>
    onChange({
      // An end that was not moved keeps all its decimals.
      assortmentLengthMin: low === range[0] ? min : endInMetres(low, 'min', lengthUnit),
      assortmentLengthMax: high === range[1] ? max : endInMetres(high, 'max', lengthUnit),
    });
  return (
    <RangeSliderField
      label={t('stack_filters.length_field', { unit: t(`unit.${lengthUnit.unit}`) })}
      bounds={isRange ? bounds : null}
      value={isSet ? range : null}
      onChange={(next) =>
        next ? choose(next) : onChange({ assortmentLengthMin: null, assortmentLengthMax: null })
      }
      disabledMessage={t(
        assortmentLengths === undefined ? 'stack_filters.lengths_unknown' : 'stack_filters.no_lengths',
      )}
    />
  );
}

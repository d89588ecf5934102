import { useText } from '../../i18n/useText';
import type { StackFilters } from '../../store/filters/stackFilters';
import { RangeSliderField } from '../../ui/RangeSliderField';
import type { FilterChoices } from './filterChoices';

type Lengths = Pick<StackFilters, 'assortmentLengthMin' | 'assortmentLengthMax'>;

interface LengthFieldProps {
  value: Lengths;
  choices: FilterChoices;
  onChange: (lengths: Lengths) => void;
}

/** From which to which assortment length, within those that there are. */
export function LengthField({ value, choices, onChange }: LengthFieldProps) {
  const t = useText();
  const { assortmentLengthMin: min, assortmentLengthMax: max } = value;
  const bounds = choices.assortmentLengths ?? null;
  const isSet = bounds !== null && (min !== null || max !== null);
  return (
    <RangeSliderField
      label={t('stack_filters.length_field')}
      bounds={bounds}
      value={isSet ? [min ?? bounds[0], max ?? bounds[1]] : null}
      onChange={(range) =>
        onChange({ assortmentLengthMin: range?.[0] ?? null, assortmentLengthMax: range?.[1] ?? null })
      }
      disabledMessage={t(
        choices.assortmentLengths === undefined
          ? 'stack_filters.lengths_unknown'
          : 'stack_filters.no_lengths',
      )}
    />
  );
}

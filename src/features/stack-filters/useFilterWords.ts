import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { Position } from '@/lib/position';
import type { AppliedFilter, ValueFilter } from '@/store/filters/appliedFilters';
import type { Distance } from '@/store/filters/filterDefaults';
import type { SelectOption } from '@/ui/fields/MultiSelectField';
import { type FilterChoices, isOwnPlace, millAt, withChosen } from './filterChoices';
import { shownLength } from './shownLength';

/** Names a point by the nearest town, such as "a point 4 km south of Skørping". Returns null if no town is near. */
export type PlaceText = (position: Position) => string | null;

export function useFilterWords(choices: FilterChoices, placeText: PlaceText = () => null) {
  const t = useText();
  const { number } = useFormats();
  const gone = (value: string) => t('stack_filters.gone', { value });

  const optionsOf = (name: ValueFilter, chosen: readonly string[]) =>
    withChosen(choices.lists[name], chosen, gone, choices.lastLists[name]);

  const areaNumbers = (chosen: readonly string[]): SelectOption[] =>
    withChosen(
      choices.areaNumbers?.map((value) => ({ value, label: value })),
      chosen,
      gone,
    );

  const fullMeasurement = (value: boolean) => {
    const { trueLabel, falseLabel } = choices.fullMeasurement;
    return value ? (trueLabel ?? t('stack_filters.yes')) : (falseLabel ?? t('stack_filters.no'));
  };

  const hasPosition = (value: boolean) =>
    t(value ? 'stack_filters.position_known' : 'stack_filters.position_missing');

  const evidenceFailed = (value: boolean) =>
    t(value ? 'stack_filters.evidence_failed' : 'stack_filters.evidence_undisputed');

  const length = (min: number | null, max: number | null) => {
    const { lengthUnit } = choices;
    const shown = (metres: number) => number(shownLength(metres, lengthUnit), 2);
    const unit = t(`unit.${lengthUnit.unit}`);
    if (min === null) return t('stack_filters.length_to', { max: shown(max ?? 0), unit });
    if (max === null) return t('stack_filters.length_from', { min: shown(min), unit });
    return t('stack_filters.length_between', { min: shown(min), max: shown(max), unit });
  };

  const labelOf = (options: SelectOption[], value: string) =>
    options.find((option) => option.value === value)?.label ?? value;

  const place = (distance: Distance) => {
    const named = millAt(choices.mills, distance)?.name;
    if (named !== undefined) return named;
    if (isOwnPlace(distance.near)) return t('stack_filters.own_place');
    const inWords = placeText(distance.near);
    if (inWords !== null) return inWords;
    return (
      // Two decimals are about a kilometre and let a phone show both numbers whole; the fields have all decimals.
      [distance.near.latitude, distance.near.longitude]
        .map((one) => number(one, 2))
        // A comma between two numbers with decimal commas would make four numbers of them.
        .join(number(0.5).includes(',') ? '; ' : ', ')
    );
  };

  const eudrReady = (value: boolean) =>
    t(value ? 'stack_filters.eudr_ready' : 'stack_filters.eudr_incomplete');

  const wordOf = (applied: AppliedFilter): string => {
    switch (applied.name) {
      case 'search':
        return applied.value;
      case 'states':
        return t(`stack_state.${applied.value}`);
      case 'areaNumber':
        return labelOf(areaNumbers([applied.value]), applied.value);
      case 'fullMeasurement':
        return fullMeasurement(applied.value);
      case 'hasPosition':
        return hasPosition(applied.value);
      case 'evidenceFailed':
        return evidenceFailed(applied.value);
      case 'eudrReady':
        return eudrReady(applied.value);
      case 'withdrawn':
        return t('stack_filters.withdrawn_only');
      case 'distance':
        return t('stack_filters.distance_of', {
          radius: number(applied.radiusKm),
          point: place(applied),
        });
      case 'assortmentLength':
        return length(applied.min, applied.max);
      default:
        return labelOf(optionsOf(applied.name, [applied.value]), applied.value);
    }
  };
  return { optionsOf, areaNumbers, fullMeasurement, hasPosition, evidenceFailed, eudrReady, wordOf };
}

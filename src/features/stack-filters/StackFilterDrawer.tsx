import { Children, memo, type ReactNode, startTransition, useEffect, useState } from 'react';
import type { Position } from '@/lib/position';
import { appliedFilterCount, type ValueFilter } from '@/store/filters/appliedFilters';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { FilterDrawer, type FilterDrawerProps } from './FilterDrawer';
import type { FilterChoices } from './filterChoices';
import { AreaNumber, DistanceFrom, Either, Length, States, Values, Withdrawn } from './StackFilterFields';
import type { LoadTowns } from './TownField';

type StackFilterDrawerProps = FilterDrawerProps & Omit<StackFilterFieldsProps, 'isOpen' | 'isComplete'>;

export function StackFilterDrawer({
  filters,
  choices,
  mapCentre,
  loadTowns,
  onChange,
  ...frame
}: StackFilterDrawerProps) {
  return (
    <FilterDrawer count={appliedFilterCount(filters)} {...frame}>
      <StackFilterFields
        isOpen={frame.opened}
        isComplete={frame.optionsState !== 'loading'}
        {...{ filters, choices, mapCentre, loadTowns, onChange }}
      />
    </FilterDrawer>
  );
}

interface StackFilterFieldsProps {
  filters: StackFilters;
  choices: FilterChoices;
  mapCentre?: (() => Position) | undefined;
  loadTowns: LoadTowns;
  onChange: (change: Partial<StackFilters>) => void;
  isOpen: boolean;
  isComplete: boolean;
}

const alwaysThere = 2;

/**
 * The specification defines the drawer's fields and their rules (stack area, section 2, "Stack list") but not
 * their order. Fields about the wood and its place come first, those about how and by whom it was measured
 * follow.
 */
const StackFilterFields = memo(function StackFilterFields(props: StackFilterFieldsProps) {
  const { filters, choices, mapCentre, loadTowns, onChange, isOpen, isComplete } = props;
  const { states, areaNumber, distance, assortmentLengthMin, assortmentLengthMax } = filters;
  const field = { choices, onChange };
  const valuesOf = (name: ValueFilter) => <Values name={name} value={filters[name]} {...field} />;
  const eitherOf = (name: 'fullMeasurement' | 'hasPosition' | 'evidenceFailed' | 'eudrReady') => (
    <Either name={name} value={filters[name]} {...field} />
  );
  return (
    <OneByOne most={isComplete ? undefined : alwaysThere}>
      <States states={states} onChange={onChange} />
      {valuesOf('treeSpecies')}
      {choices.cardFields.includes('assortment') && valuesOf('assortments')}
      <Length {...{ assortmentLengthMin, assortmentLengthMax }} {...field} />
      {valuesOf('sawmillIds')}
      <AreaNumber areaNumber={areaNumber} {...field} />
      {(choices.hasPositions || distance !== null) && (
        <DistanceFrom
          distance={distance}
          mills={choices.mills}
          mapCentre={mapCentre}
          loadTowns={loadTowns}
          isOpen={isOpen}
          onChange={onChange}
        />
      )}
      {eitherOf('fullMeasurement')}
      {valuesOf('registrators')}
      {valuesOf('surveyors')}
      {(choices.lacksPositions || filters.hasPosition !== null) && eitherOf('hasPosition')}
      {(choices.hasFailedEvidence || filters.evidenceFailed !== null) && eitherOf('evidenceFailed')}
      {(choices.hasEudr || filters.eudrReady !== null) && eitherOf('eudrReady')}
      {(choices.hasWithdrawn || filters.withdrawn) && (
        <Withdrawn withdrawn={filters.withdrawn} onChange={onChange} />
      )}
    </OneByOne>
  );
});

interface OneByOneProps {
  most: number | undefined;
  children: ReactNode;
}

/**
 * A slow phone draws this many fields in one short task. More steps would take longer, because each waits for
 * an animation frame, which takes longer than a field.
 */
const atOnce = 6;

/**
 * On a slow phone the drawing of all fields takes far longer than an animation frame, so the drawer opens
 * immediately and its fields follow from the top. A field that appeared between two others would move the
 * target of a finger, so no field is drawn after the first whose presence is not yet known.
 */
function OneByOne({ most, children }: OneByOneProps) {
  const fields = Children.toArray(children);
  const [count, setCount] = useState(0);
  const end = Math.min(fields.length, most ?? fields.length);
  const isMore = count < end;
  useEffect(() => {
    if (isMore) startTransition(() => setCount(Math.min(count + atOnce, end)));
  }, [isMore, count, end]);
  return fields.slice(0, count);
}

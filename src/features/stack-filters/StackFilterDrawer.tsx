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
  /** Undefined where no map is on the page. */
  mapCentre?: (() => Position) | undefined;
  loadTowns: LoadTowns;
  onChange: (change: Partial<StackFilters>) => void;
  /** False while the drawer closes. */
  isOpen: boolean;
  /** Whether it is known which fields there are. */
  isComplete: boolean;
}

/** The fields before the first one that depends on the answer about choices. */
const alwaysThere = 2;

/**
 * The drawer's fields and their rules are in the specification (stack area, section 2, "Stack list"), which does not
 * order them: the wood and where it lies come before who measured it, and how.
 */
const StackFilterFields = memo(function StackFilterFields(props: StackFilterFieldsProps) {
  const { filters, choices, mapCentre, loadTowns, onChange, isOpen, isComplete } = props;
  const { states, areaNumber, distance, assortmentLengthMin, assortmentLengthMax } = filters;
  const field = { choices, onChange };
  const valuesOf = (name: ValueFilter) => <Values name={name} value={filters[name]} {...field} />;
  const eitherOf = (name: 'fullMeasurement' | 'hasPosition' | 'evidenceFailed') => (
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
      {(choices.hasWithdrawn || filters.withdrawn) && (
        <Withdrawn withdrawn={filters.withdrawn} onChange={onChange} />
      )}
    </OneByOne>
  );
});

interface OneByOneProps {
  /** The others wait, but those that are there stay. */
  most: number | undefined;
  children: ReactNode;
}

/** What a slow phone draws in one short task: each step has a frame of its own, which takes longer than a field. */
const atOnce = 6;

/**
 * On a slow phone all fields take far longer than a frame may: the drawer opens at once, and its fields come from the top. One
 * that came between two others would move what a finger is about to press, so none follows until all are known.
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

import { Checkbox, Select } from '@mantine/core';
import { Children, Fragment, memo, type ReactNode, startTransition, useEffect, useId, useState } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { stackStates } from '@/lib/generated/enums.gen';
import type { Position } from '@/lib/position';
import type { StackState } from '@/store/api/stackApi';
import { appliedFilterCount, type ValueFilter } from '@/store/filters/appliedFilters';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { useClearable } from '@/ui/fields/useClearable';
import { stateMarks } from '@/ui/tone/stateMarks';
import { ToneMark } from '@/ui/tone/ToneBadge';
import { DistanceField } from './DistanceField';
import { FilterDrawer, type FilterDrawerProps } from './FilterDrawer';
import { AreaNumberField, LengthField, ValuesField } from './FilterFields';
import type { FilterChoices } from './filterChoices';
import classes from './StackFilterDrawer.module.css';
import type { LoadTowns } from './TownField';
import { useFilterWords } from './useFilterWords';
import type { StateCounts } from './useStateCounts';

type StackFilterDrawerProps = FilterDrawerProps & Omit<StackFilterFieldsProps, 'isOpen' | 'isComplete'>;

export function StackFilterDrawer({
  filters,
  choices,
  stateCounts,
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
        {...{ filters, choices, stateCounts, mapCentre, loadTowns, onChange }}
      />
    </FilterDrawer>
  );
}

interface StackFilterFieldsProps {
  filters: StackFilters;
  choices: FilterChoices;
  /** Of the stacks that the other filters find, as far as known. */
  stateCounts?: StateCounts | undefined;
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
  const { filters, choices, stateCounts, mapCentre, loadTowns, onChange, isOpen, isComplete } = props;
  const t = useText();
  const { number } = useFormats();
  const countsId = useId();
  const words = useFilterWords(choices);
  const fullMeasurement = useClearable(t('stack_filters.fullMeasurement'));
  const hasPosition = useClearable(t('stack_filters.hasPosition'));
  const evidenceFailed = useClearable(t('stack_filters.evidenceFailed'));
  const valuesOf = (name: ValueFilter) => (
    <ValuesField
      label={t(`stack_filters.${name}`)}
      name={name}
      value={filters[name]}
      choices={choices}
      onChange={(values) => onChange({ [name]: values })}
    />
  );
  return (
    <OneByOne most={isComplete ? undefined : alwaysThere}>
      <Checkbox.Group<StackState>
        label={t('stack_filters.states')}
        value={filters.states}
        onChange={(values) => onChange({ states: stackStates.filter((state) => values.includes(state)) })}
      >
        <div className={classes.states}>
          {stackStates.map((state) => {
            const count = stateCounts?.[state];
            const countId = `${countsId}-${state}`;
            return (
              <Fragment key={state}>
                <Checkbox
                  value={state}
                  aria-describedby={countId}
                  label={
                    <span className={classes.state}>
                      <ToneMark {...stateMarks[state]} />
                      {t(`stack_state.${state}`)}
                    </span>
                  }
                />
                <span id={countId} className={classes.count}>
                  {count !== undefined && number(count)}
                </span>
              </Fragment>
            );
          })}
        </div>
      </Checkbox.Group>
      {valuesOf('treeSpecies')}
      {choices.cardFields.includes('assortment') && valuesOf('assortments')}
      <LengthField value={filters} choices={choices} onChange={onChange} />
      {valuesOf('sawmillIds')}
      <AreaNumberField
        value={filters.areaNumber}
        choices={choices}
        onChange={(areaNumber) => onChange({ areaNumber })}
      />
      {(choices.hasPositions || filters.distance !== null) && (
        <DistanceField
          value={filters.distance}
          onChange={(distance) => onChange({ distance })}
          mills={choices.mills}
          mapCentre={mapCentre}
          loadTowns={loadTowns}
          isOpen={isOpen}
        />
      )}
      <Select
        {...fullMeasurement}
        label={t('stack_filters.fullMeasurement')}
        placeholder={t('ui.select.all')}
        data={[true, false].map((value) => ({ value: String(value), label: words.fullMeasurement(value) }))}
        value={filters.fullMeasurement === null ? null : String(filters.fullMeasurement)}
        onChange={(value) => onChange({ fullMeasurement: value === null ? null : value === 'true' })}
      />
      {valuesOf('registrators')}
      {valuesOf('surveyors')}
      {(choices.lacksPositions || filters.hasPosition !== null) && (
        <Select
          {...hasPosition}
          label={t('stack_filters.hasPosition')}
          placeholder={t('ui.select.all')}
          data={[true, false].map((value) => ({ value: String(value), label: words.hasPosition(value) }))}
          value={filters.hasPosition === null ? null : String(filters.hasPosition)}
          onChange={(value) => onChange({ hasPosition: value === null ? null : value === 'true' })}
        />
      )}
      {(choices.hasFailedEvidence || filters.evidenceFailed !== null) && (
        <Select
          {...evidenceFailed}
          label={t('stack_filters.evidenceFailed')}
          description={t('stack_filters.evidence_note')}
          placeholder={t('ui.select.all')}
          data={[true, false].map((value) => ({ value: String(value), label: words.evidenceFailed(value) }))}
          value={filters.evidenceFailed === null ? null : String(filters.evidenceFailed)}
          onChange={(value) => onChange({ evidenceFailed: value === null ? null : value === 'true' })}
        />
      )}
    </OneByOne>
  );
});

interface OneByOneProps {
  /** The others wait, but those that are there stay. */
  most: number | undefined;
  children: ReactNode;
}

/**
 * On a slow phone each field takes as long as a frame may: the drawer opens at once, and its fields come from the top. One
 * that came between two others would move what a finger is about to press, so none follows until all are known.
 */
function OneByOne({ most, children }: OneByOneProps) {
  const fields = Children.toArray(children);
  const [count, setCount] = useState(0);
  const isMore = count < Math.min(fields.length, most ?? fields.length);
  useEffect(() => {
    if (isMore) startTransition(() => setCount(count + 1));
  }, [isMore, count]);
  return fields.slice(0, count);
}

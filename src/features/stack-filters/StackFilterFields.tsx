import { Checkbox, Select } from '@mantine/core';
import { Fragment, memo, use, useId } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { stackStates } from '@/lib/generated/enums.gen';
import type { StackState } from '@/store/api/stackApi';
import type { ValueFilter } from '@/store/filters/appliedFilters';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { useClearable } from '@/ui/fields/useClearable';
import { stateMarks } from '@/ui/tone/stateMarks';
import { ToneMark } from '@/ui/tone/ToneBadge';
import { DistanceField, type DistanceFieldProps } from './DistanceField';
import { AreaNumberField, LengthField, ValuesField } from './FilterFields';
import type { FilterChoices } from './filterChoices';
import classes from './StackFilterFields.module.css';
import { StateCountsContext } from './StateCounts';
import { useFilterWords } from './useFilterWords';

interface FieldProps {
  choices: FilterChoices;
  onChange: (change: Partial<StackFilters>) => void;
}

type ChangeOf = Pick<FieldProps, 'onChange'>;

export const States = memo(function States({ states, onChange }: Pick<StackFilters, 'states'> & ChangeOf) {
  const t = useText();
  return (
    <Checkbox.Group<StackState>
      label={t('stack_filters.states')}
      value={states}
      onChange={(values) => onChange({ states: stackStates.filter((state) => values.includes(state)) })}
    >
      <StateBoxes />
    </Checkbox.Group>
  );
});

function StateBoxes() {
  const t = useText();
  const { number } = useFormats();
  const counts = use(StateCountsContext);
  const countsId = useId();
  return (
    <div className={classes.states}>
      {stackStates.map((state) => {
        const count = counts[state];
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
  );
}

interface ValuesProps extends FieldProps {
  name: ValueFilter;
  value: readonly string[];
}

export const Values = memo(function Values({ name, value, choices, onChange }: ValuesProps) {
  const t = useText();
  return (
    <ValuesField
      label={t(`stack_filters.${name}`)}
      name={name}
      value={value}
      choices={choices}
      onChange={(values) => onChange({ [name]: values })}
    />
  );
});

type LengthProps = FieldProps & Pick<StackFilters, 'assortmentLengthMin' | 'assortmentLengthMax'>;

export const Length = memo(function Length({ choices, onChange, ...value }: LengthProps) {
  return <LengthField value={value} choices={choices} onChange={onChange} />;
});

export const AreaNumber = memo(function AreaNumber({
  areaNumber,
  choices,
  onChange,
}: FieldProps & Pick<StackFilters, 'areaNumber'>) {
  return (
    <AreaNumberField
      value={areaNumber}
      choices={choices}
      onChange={(areaNumber) => onChange({ areaNumber })}
    />
  );
});

type DistanceProps = Omit<DistanceFieldProps, 'value' | 'onChange'> &
  Pick<StackFilters, 'distance'> &
  ChangeOf;

export const DistanceFrom = memo(function DistanceFrom({ distance, onChange, ...place }: DistanceProps) {
  return <DistanceField {...place} value={distance} onChange={(distance) => onChange({ distance })} />;
});

export const Withdrawn = memo(function Withdrawn({
  withdrawn,
  onChange,
}: Pick<StackFilters, 'withdrawn'> & ChangeOf) {
  const t = useText();
  return (
    <Checkbox
      label={t('stack_filters.withdrawn')}
      description={t('stack_filters.withdrawn_note')}
      checked={withdrawn}
      onChange={(event) => onChange({ withdrawn: event.currentTarget.checked })}
    />
  );
});

interface EitherProps extends FieldProps {
  name: 'fullMeasurement' | 'hasPosition' | 'evidenceFailed' | 'eudrReady';
  value: boolean | null;
}

export const Either = memo(function Either({ name, value, choices, onChange }: EitherProps) {
  const t = useText();
  const words = useFilterWords(choices);
  const label = t(`stack_filters.${name}`);
  const clearable = useClearable(label);
  return (
    <Select
      {...clearable}
      label={label}
      {...(name === 'evidenceFailed' && { description: t('stack_filters.evidence_note') })}
      {...(name === 'eudrReady' && { description: t('stack_filters.eudr_note') })}
      placeholder={t('ui.select.all')}
      data={[true, false].map((either) => ({ value: String(either), label: words[name](either) }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange({ [name]: chosen === null ? null : chosen === 'true' })}
    />
  );
});

import { Alert, Button, Checkbox, Drawer, Select } from '@mantine/core';
import { Children, Fragment, memo, type ReactNode, startTransition, useEffect, useId, useState } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { stackStates } from '@/lib/generated/enums.gen';
import type { Position } from '@/lib/position';
import type { StackState } from '@/store/api/stackApi';
import { appliedFilterCount, type ValueFilter } from '@/store/filters/appliedFilters';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { useClearable } from '@/ui/fields/useClearable';
import { Icon } from '@/ui/icons/Icon';
import { stateMarks } from '@/ui/tone/stateMarks';
import { ToneMark } from '@/ui/tone/ToneBadge';
import { DistanceField } from './DistanceField';
import { AreaNumberField, LengthField, ValuesField } from './FilterFields';
import type { FilterChoices } from './filterChoices';
import classes from './StackFilterDrawer.module.css';
import { useFilterWords } from './useFilterWords';
import type { StateCounts } from './useStateCounts';

interface StackFilterDrawerProps extends Omit<StackFilterFieldsProps, 'isOpen' | 'isComplete'> {
  opened: boolean;
  onClose: () => void;
  onReset: () => void;
  optionsState: 'loading' | 'failed' | 'loaded';
  onRetry: () => void;
  /** Read aloud, because the drawer covers the list: "showing 12 results". */
  resultText: string;
  /** Of all results, once known: "9,943 m³". */
  volumeText?: string | undefined;
}

/** Filters apply at once, while the drawer is open. */
export function StackFilterDrawer({
  opened,
  onClose,
  onReset,
  optionsState,
  onRetry,
  resultText,
  volumeText,
  ...fields
}: StackFilterDrawerProps) {
  const t = useText();
  // A drawer that is there before it opens knows where the focus was, and returns it.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  // Fields keep what is half typed, and a reset takes that back too.
  const [resets, setResets] = useState(0);
  const reset = () => {
    setResets(resets + 1);
    onReset();
  };
  return (
    <Drawer
      opened={opened && isThere}
      onClose={onClose}
      position="right"
      title={t('stack_filters.title')}
      closeButtonProps={{ 'aria-label': t('stack_filters.close') }}
      overlayProps={{ backgroundOpacity: 0.2 }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <p className={classes.applied}>
        {t('stack_filters.applied', { count: appliedFilterCount(fields.filters) })}
      </p>
      <div className={classes.fields}>
        {optionsState === 'failed' && (
          <Alert color="danger" role="alert" icon={<Icon name="alert" />} title={t('stack_filters.failed')}>
            <Button variant="default" onClick={onRetry}>
              {t('ui.retry')}
            </Button>
          </Alert>
        )}
        <StackFilterFields key={resets} isOpen={opened} isComplete={optionsState !== 'loading'} {...fields} />
      </div>
      <div className={classes.foot}>
        <div className={classes.result}>
          <span role="status">{optionsState === 'loading' ? t('stack_filters.loading') : resultText}</span>
          {optionsState !== 'loading' && volumeText && <span>{volumeText}</span>}
        </div>
        <Button variant="default" onClick={reset}>
          {t('stack_filters.reset')}
        </Button>
        <Button onClick={onClose}>{t('stack_filters.show')}</Button>
      </div>
    </Drawer>
  );
}

interface StackFilterFieldsProps {
  filters: StackFilters;
  choices: FilterChoices;
  /** Of the stacks that the other filters find, as far as known. */
  stateCounts?: StateCounts | undefined;
  /** Undefined where no map is on the page. */
  mapCentre?: (() => Position) | undefined;
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
  const { filters, choices, stateCounts, mapCentre, onChange, isOpen, isComplete } = props;
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

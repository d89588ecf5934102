import { Box, Button, Text } from '@mantine/core';
import { memo, useContext, useId, useMemo, useState } from 'react';
import { DistributionTable } from '@/features/stack-fields/distribution/DistributionTable';
import { distributionNotes, omissionText } from '@/features/stack-fields/distribution/distributionNotes';
import { distributionRows } from '@/features/stack-fields/distribution/distributionRows';
import { readDistribution } from '@/features/stack-fields/distribution/readDistribution';
import type { DiametersRule } from '@/features/stack-fields/distribution/reportRules';
import { shownClasses, unusualWidths } from '@/features/stack-fields/distribution/shownClasses';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import { numbersIn } from '@/features/stack-fields/fieldNumbers';
import { unitText } from '@/features/stack-fields/fieldWords';
import type { ReadField } from '@/features/stack-fields/readField';
import { keyedByIndex } from '@/lib/keyedByIndex';
import { FoldedCard } from '@/screens/stack/FoldedCard';
import { type DiameterRange, LogClassesContext } from '@/screens/stack/facts/chosenClass';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import { Notice } from '@/ui/feedback/Notice';
import { showSuccess } from '@/ui/feedback/notifications';
import { Icon } from '@/ui/icons/Icon';
import classes from './StackDiameters.module.css';

interface StackDiametersProps {
  facts: StackFacts;
  rule: DiametersRule;
}

export function StackDiameters({ facts, rule }: StackDiametersProps) {
  const words = useFieldWords();
  const { t, formats } = words;
  const lit = useContext(LogClassesContext);
  const { fieldOf, volumeFieldId, diameters } = facts;
  const reading = useMemo(
    () => readDistribution(rule, fieldOf, volumeFieldId),
    [rule, fieldOf, volumeFieldId],
  );
  if (reading.kind === 'omitted') {
    const why = omissionText(reading, rule.units?.diameter ?? '', words);
    // A card without content to unfold would take half of the window.
    if (reading.reason === 'noDiameters')
      return (
        <p className={classes.none} data-card>
          {why}
        </p>
      );
    return (
      <FoldedCard title={t('distribution.title')} opens="with room">
        <Text inherit c="dimmed" mt={8}>
          {why}
        </Text>
        {diameters && <EachDiameter field={diameters} />}
      </FoldedCard>
    );
  }
  const { units } = reading;
  const classesShown = shownClasses(reading.distribution.classes);
  const distribution = { ...reading.distribution, classes: classesShown };
  const widths = unusualWidths(classesShown);
  const rows = distributionRows(distribution, units.diameter, words).map((row, index) => {
    const width = widths[index] ?? null;
    if (width === null) return row;
    const shown = `${formats.number(width)}\u00a0${unitText(units.diameter, t)}`;
    return { ...row, note: t('stack.diameters.width', { width: shown }) };
  });
  const rowOf = (range: DiameterRange | null) => {
    const row = distribution.classes.findIndex(({ interval }) => interval.from === range?.from);
    return row < 0 ? null : row;
  };
  const choose = (row: number | null) => {
    const interval = row === null ? undefined : distribution.classes[row]?.interval;
    lit.onChoose(interval ? { from: interval.from, to: interval.to, unit: units.diameter } : null);
  };
  const { notes, warnings } = distributionNotes(reading, words);
  return (
    <FoldedCard title={t('distribution.title')} opens="everywhere">
      <div className={classes.table}>
        <DistributionTable
          rows={rows}
          total={distribution.total}
          volumeUnit={units.volume}
          choice={{ chosen: rowOf(lit.chosen), pointed: rowOf(lit.pointed), onChoose: choose }}
        />
      </div>
      {notes.map((note) => (
        <Text key={note} inherit c="dimmed" mt={8}>
          {note}
        </Text>
      ))}
      {warnings.length > 0 && (
        <Notice tone="warning">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      )}
      {diameters && <EachDiameter field={diameters} />}
    </FoldedCard>
  );
}

/**
 * The component is memoised, so that thousands of diameters are not drawn again when a class is highlighted.
 */
const EachDiameter = memo(function EachDiameter({ field }: { field: ReadField }) {
  const { t, formats } = useFieldWords();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const measured = numbersIn(field);
  const sorted = useMemo(
    () => (typeof measured === 'string' ? [] : measured.toSorted((one, other) => one - other)),
    [measured],
  );
  if (sorted.length === 0) return null;
  const digits = field.content.fieldType === 'ArrayOfInt' ? 0 : 3;
  const sum = sorted.reduce((total, diameter) => total + diameter, 0);
  const copy = async () => {
    try {
      // Each number is on a line of its own, which a spreadsheet pastes as a column.
      await navigator.clipboard.writeText(
        sorted.map((diameter) => formats.number(diameter, digits)).join('\n'),
      );
      setRefused(false);
      showSuccess(t('stack.diameters.copied'));
    } catch {
      setRefused(true);
    }
  };
  return (
    <Box mt={12}>
      <div className={classes.tools}>
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={listId}
          rightSection={<Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('stack.diameters.each', { count: sorted.length })}
        </Button>
        <Button variant="default" leftSection={<Icon name="copy" />} onClick={() => void copy()}>
          {t('stack.diameters.copy')}
        </Button>
      </div>
      {isRefused && (
        <Notice tone="danger">
          <p>{t('stack.diameters.refused')}</p>
        </Notice>
      )}
      <div id={listId} hidden={!isOpen}>
        {isOpen && (
          <>
            <Text inherit c="dimmed" mt={8}>
              {t('stack.diameters.sum', {
                count: sorted.length,
                sum: formats.number(sum, digits),
                unit: unitText(field.unit ?? '', t),
              })}
            </Text>
            {/* It scrolls, and the keyboard has to reach it. */}
            <Box
              component="section"
              className={classes.scroll}
              aria-label={t('stack.diameters.list')}
              tabIndex={0}
            >
              <ol className={classes.diameters}>
                {keyedByIndex(sorted).map(({ key, item }) => (
                  <li key={key}>{formats.number(item, digits)}</li>
                ))}
              </ol>
            </Box>
          </>
        )}
      </div>
    </Box>
  );
});

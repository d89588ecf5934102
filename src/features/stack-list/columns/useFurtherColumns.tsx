import { useCallback, useMemo } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { ageInDays } from '@/lib/ageInDays';
import { lengthDigits } from '@/lib/lengthDigits';
import type { StackItem } from '@/store/api/stackApi';
import { overdueDays } from '@/store/filters/queryArgs';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import type { TableColumn } from '@/ui/table/tableTypes';
import type { FurtherColumn } from './listPreferences';
import { useCheckText } from './useCheckText';
import classes from './useFurtherColumns.module.css';
import { useWoodTexts } from './useWoodTexts';

/**
 * Shows "348", or "348 days" on a phone's card, which has no column head to name the unit. The value is
 * highlighted if the stack has waited long for a sawmill.
 */
function useAgeCell(loadedAt: string | undefined) {
  const t = useText();
  const { number } = useFormats();
  const isPhone = useIsPhone();
  return useCallback(
    ({ measurementDateTime, state }: StackItem) => {
      const days = ageInDays(measurementDateTime, loadedAt);
      if (days === null) return null;
      const text = isPhone ? t('stack_columns.age_of', { days }) : number(days);
      return state === 'Measured' && days > overdueDays ? (
        <strong className={classes.overdue}>{text}</strong>
      ) : (
        text
      );
    },
    [t, number, isPhone, loadedAt],
  );
}

function unitOf<Unit>(units: readonly (Unit | undefined)[]): Unit | null {
  const [unit, ...others] = new Set(units.filter((one) => one !== undefined));
  return others.length === 0 ? (unit ?? null) : null;
}

/**
 * If all numbers of a column have one unit, the head of the column names it; otherwise each number has its
 * own.
 */
export function useFurtherColumns(
  rows: readonly StackItem[],
  loadedAt: string | undefined,
): Record<FurtherColumn, TableColumn<StackItem>> {
  const t = useText();
  const formats = useFormats();
  const { volumeText, lengthText } = useWoodTexts();
  const ageCell = useAgeCell(loadedAt);
  const checkCell = useCheckText();
  return useMemo(() => {
    const volumeUnit = unitOf(rows.map((row) => row.volumeUnit));
    const lengthUnit = unitOf(rows.map((row) => row.assortmentLengthUnit));
    const name = (id: FurtherColumn) => t(`stack_columns.${id}`);
    const withUnit = (id: FurtherColumn, unit: typeof volumeUnit | typeof lengthUnit) =>
      unit === null ? name(id) : t('stack_columns.in_unit', { name: name(id), unit: t(`unit.${unit}`) });
    const volumeCell = ({ volume, volumeUnit: unit }: StackItem) =>
      volumeUnit === null || volume === null || volume === undefined
        ? volumeText(volume, unit)
        : formats.volume(volume);
    const lengthCell = (stack: StackItem) =>
      lengthUnit === null || stack.assortmentLength === null || stack.assortmentLength === undefined
        ? lengthText(stack)
        : formats.number(stack.assortmentLength, lengthDigits(stack.assortmentLength, lengthUnit));
    return {
      volume: {
        id: 'volume',
        kind: 'amount',
        header: withUnit('volume', volumeUnit),
        align: 'end',
        emphasis: 'strong',
        cell: volumeCell,
      },
      treeSpecies: {
        id: 'treeSpecies',
        header: name('treeSpecies'),
        cell: ({ treeSpecies }) => treeSpecies?.text ?? null,
      },
      assortment: {
        id: 'assortment',
        header: name('assortment'),
        cell: ({ assortment }) => assortment?.text ?? null,
      },
      assortmentLength: {
        id: 'assortmentLength',
        kind: 'amount',
        header: withUnit('assortmentLength', lengthUnit),
        align: 'end',
        cell: lengthCell,
      },
      age: {
        id: 'age',
        kind: 'amount',
        header: name('age'),
        align: 'end',
        cell: ageCell,
      },
      areaNumber: {
        id: 'areaNumber',
        header: name('areaNumber'),
        cell: ({ areaNumber }) => areaNumber ?? null,
      },
      sawmill: { id: 'sawmill', header: name('sawmill'), cell: ({ sawmillName }) => sawmillName ?? null },
      check: { id: 'check', header: name('check'), cell: checkCell },
    };
  }, [rows, ageCell, checkCell, t, formats, volumeText, lengthText]);
}

/**
 * Returns undefined if the list is not filtered by distance, or if the service does not send distances. A
 * phone's card has no column head to name the unit, so its value is a phrase.
 */
export function useDistanceColumn(rows: readonly StackItem[]): TableColumn<StackItem> | undefined {
  const t = useText();
  const { number } = useFormats();
  const isPhone = useIsPhone();
  const isSent = rows.some(({ distance }) => distance !== undefined);
  return useMemo(
    () =>
      isSent
        ? {
            id: 'distance',
            kind: 'amount',
            header: t('stack_columns.distance'),
            align: 'end',
            card: 'strong',
            cell: ({ distance }) => {
              if (distance === undefined) return null;
              const kilometres = number(distance / 1000, 1);
              return isPhone ? t('stack_columns.distance_of', { kilometres }) : kilometres;
            },
          }
        : undefined,
    [isSent, isPhone, t, number],
  );
}

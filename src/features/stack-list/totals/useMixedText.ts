import { useMemo } from 'react';
import { useWoodTexts } from '@/features/stack-list/columns/useWoodTexts';
import { useText } from '@/i18n/useText';
import type { SelectedStack } from '@/store/selection/selectionSlice';

/**
 * Returns "2 species, 3 assortments, 2 lengths", as a warning that a load mixes them. Keys are compared,
 * because versions of a card may name the same wood differently.
 * @param saysSpecies false if other words name the species
 */
export function useMixedText(stacks: readonly SelectedStack[], saysSpecies = true): string {
  const t = useText();
  const { lengthText } = useWoodTexts();
  return useMemo(() => {
    const species = countOf(stacks.map(({ treeSpecies }) => treeSpecies?.key));
    const assortments = countOf(stacks.map(({ assortment }) => assortment?.key));
    const lengths = countOf(stacks.map(lengthText));
    return [
      ...(saysSpecies && species > 1 ? [t('stack_totals.mixed_species', { count: species })] : []),
      ...(assortments > 1 ? [t('stack_totals.mixed_assortments', { count: assortments })] : []),
      ...(lengths > 1 ? [t('stack_totals.mixed_lengths', { count: lengths })] : []),
    ].join(', ');
  }, [t, lengthText, stacks, saysSpecies]);
}

const countOf = (values: readonly (string | null | undefined)[]) =>
  new Set(values.filter((value) => value !== null && value !== undefined)).size;

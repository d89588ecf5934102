import { useWoodTexts } from '@/features/stack-list/columns/useWoodTexts';
import { useMixedText } from '@/features/stack-list/totals/useMixedText';
import { useTotalText } from '@/features/stack-list/totals/WoodTotals';
import { bySpecies, type WoodGroup } from '@/features/stack-list/totals/woodGroups';
import { useText } from '@/i18n/useText';
import { namedStacks } from '@/lib/namedStacks';
import type { Assignable } from './assignable';
import { DoubtMark } from './DoubtMark';
import { Folded } from './Folded';

interface MixedWarningProps {
  stacks: Assignable['stacks'];
  groups: readonly WoodGroup[];
}

export function MixedWarning({ stacks, groups }: MixedWarningProps) {
  const t = useText();
  const totalText = useTotalText();
  const { lengthText } = useWoodTexts();
  const isMixed = bySpecies(groups.filter(({ treeSpecies }) => treeSpecies)).length > 1;
  const ofSpecies = bySpecies(groups).map(([name, ofIt]) =>
    [name ?? t('stack_totals.no_species'), totalText(ofIt)].join('\u00a0'),
  );
  const assortments = differing(stacks.map(({ assortment }) => assortment));
  const lengths = differing(
    stacks.map((stack) => {
      const text = lengthText(stack);
      return text === null ? null : { key: text, text };
    }),
  );
  const mixed = useMixedText(stacks);
  if (mixed === '') return null;
  return (
    <Folded isWarning summary={t('stack_totals.mixed', { values: mixed })}>
      {isMixed && <div>{t('stacks.assign_species_mix', { values: ofSpecies.join(' · ') })}</div>}
      {assortments !== null && <div>{t('stacks.assign_assortments_mix', { values: assortments })}</div>}
      {lengths !== null && <div>{t('stacks.assign_lengths_mix', { values: lengths })}</div>}
    </Folded>
  );
}

function differing(values: readonly ({ key: string; text: string } | null | undefined)[]): string | null {
  const textByKey = new Map(values.flatMap((value) => (value ? [[value.key, value.text] as const] : [])));
  return textByKey.size > 1 ? [...textByKey.values()].join(' · ') : null;
}

export function DoubtWarning({ stacks }: { stacks: Assignable['stacks'] }) {
  const t = useText();
  const others = stacks.length - namedStacks;
  return (
    <Folded isWarning summary={t('stacks.assign_doubtful', { count: stacks.length })}>
      <ul>
        {stacks.slice(0, namedStacks).map((stack) => (
          <li key={stack.stackId}>
            {stack.stackNumber} <DoubtMark stack={stack} />
          </li>
        ))}
      </ul>
      {others > 0 && t('stacks.assign_more', { count: others })}
    </Folded>
  );
}

import { useMemo } from 'react';
import { useSawmillsAndCard } from '@/features/department-scope/useSawmillsAndCard';
import { useFailureText } from '@/features/errors/useFailureText';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import { evidenceOf, failsEvidence } from '@/features/stack-fields/evidence/evidence';
import { numberIn } from '@/features/stack-fields/fieldNumbers';
import type { ReadField } from '@/features/stack-fields/readField';
import { AssignStacks } from '@/features/stack-list/assign/AssignStacks';
import { UndoInNotice } from '@/features/undo-assignment/UndoInNotice';
import { useText } from '@/i18n/useText';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import { lineOf } from '@/screens/stack/head/lineOf';
import { mainActOf } from '@/screens/stack/mainAct';
import { useNearbyStacks } from '@/screens/stack/nearby/useNearbyStacks';
import { acceptedIn, type Stack } from '@/screens/stack/readStack';
import type { SelectedStack } from '@/store/selection/selectionSlice';
import { PartBoundary } from '@/ui/feedback/PartBoundary';
import { focusHeading } from '@/ui/feedback/useFocusFallback';
import { useIsPhone } from '@/ui/layout/useIsPhone';

interface AssignOneStackProps {
  stack: Stack;
  facts: StackFacts;
  orgId: string;
}

export function AssignOneStack({ stack, facts, orgId }: AssignOneStackProps) {
  const t = useText();
  const { sawmills, sawmillsFailed, retry } = useSawmillsAndCard(orgId);
  const failureText = useFailureText();
  // On a phone the button for directions to the stack is beside this one, and comes first.
  const isPhone = useIsPhone();
  const selected = useSelected(stack, facts);
  const stacks = useMemo(() => [selected], [selected]);
  const nearby = useNearbyStacks(orgId, stack, facts.position);
  const isTwice = nearby.status === 'found' && nearby.twins.length > 0;
  // A line of the head names the doubt and leads to its reason; this sign says that the line is worth
  // reading.
  const doubt = selected.evidenceFailed
    ? t('ui.named_value', {
        name: t('stack.evidence.title'),
        value: t('stack.evidence.verdict.failed'),
      })
    : stack.doubts.length > 0
      ? t('stack.doubts.title')
      : isTwice
        ? t('stack.nearby.suspected')
        : undefined;
  const isMain = mainActOf(stack, selected.evidenceFailed) === 'assign';
  return (
    <PartBoundary>
      <AssignStacks
        stacks={stacks}
        isSecondary={!isMain || (isPhone && Boolean(facts.position))}
        doubt={doubt}
        sawmills={sawmills}
        sawmillsFailed={sawmillsFailed}
        onRetry={retry}
        isHiddenWhenAssigned
        failureText={failureText}
        overtakenText={t('stack.assign_overtaken')}
        renderUndo={({ close, ...undo }) => <UndoInNotice {...undo} onUndone={close} />}
        onAssigned={focusHeading}
      />
    </PartBoundary>
  );
}

function useSelected(stack: Stack, facts: StackFacts): SelectedStack & { evidenceFailed: boolean } {
  const words = useFieldWords();
  const species = lineOf(facts.species, words);
  const assortment = lineOf(facts.assortment, words);
  return useMemo(() => {
    const { stackId, stackNumber, status: state, undoableAssignment, instrument, doubts } = stack;
    const volume = cubicIn(facts.volume);
    const evidenceFailed = failsEvidence(evidenceOf(facts, instrument), acceptedIn(stack));
    return {
      stackId,
      stackNumber,
      state,
      evidenceFailed,
      doubts,
      ...volume,
      ...lengthIn(facts.length),
      ...(undoableAssignment !== undefined && { undoableAssignment }),
      ...(species !== undefined && { treeSpecies: { key: species, text: species } }),
      ...(assortment !== undefined && { assortment: { key: assortment, text: assortment } }),
    };
  }, [stack, facts, species, assortment]);
}

const lengthUnits = ['Meters', 'Centimeters', 'Feet', 'Inches'] as const;

function lengthIn(field: ReadField | undefined) {
  const assortmentLength = numberIn(field);
  const assortmentLengthUnit = lengthUnits.find((unit) => unit === field?.unit);
  if (typeof assortmentLength !== 'number' || !assortmentLengthUnit) return null;
  return { assortmentLength, assortmentLengthUnit };
}

function cubicIn(field: ReadField | undefined) {
  const volume = numberIn(field);
  const unit = field?.unit;
  if (typeof volume !== 'number' || (unit !== 'CubicMeters' && unit !== 'CubicFeet')) return null;
  return { volume, volumeUnit: unit } as const;
}

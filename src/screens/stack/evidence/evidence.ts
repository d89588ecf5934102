import { numberIn, numbersIn } from '@/features/stack-fields/fieldNumbers';
import { compareFrontBack, isFarApart } from '@/features/stack-fields/frontBack';
import type { Position } from '@/lib/position';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import { squareMetresOf, stackedVolume } from './volumeMaking';

export type Verdict = 'passed' | 'failed' | 'unknown';

interface Instrument {
  name: string;
  /** Of its verification. */
  certificate: string | null;
}

/** One thing that a buyer would look at before believing the number; `value` is what the verdict rests on. */
export type EvidenceCheck = { verdict: Verdict } & (
  | { check: 'faces' /** Share of their average. */; value: number | null }
  | { check: 'back' /** Square metres. */; value: number | null }
  | { check: 'length' /** In its own unit. */; value: number | null; unit: string | null }
  | { check: 'size' /** Stacked cubic metres. */; value: number | null }
  | { check: 'position'; value: Position | null }
  | { check: 'instrument'; value: Instrument | null }
);

/** Cubic metres of wood and air below which photo-optical measuring is not to be billed by (framework agreement, RVR). */
export const smallestStack = 20;

/**
 * What speaks for a stack's volume and what against it. Unknown where a value was not sent: nothing is said of it.
 * @param instrument undefined: the service does not send it; null: nobody wrote it down
 */
export function evidenceOf(facts: StackFacts, instrument: Instrument | null | undefined): EvidenceCheck[] {
  return [facesCheck(facts), backCheck(facts), lengthCheck(facts), sizeCheck(facts)].concat([
    positionCheck(facts),
    {
      check: 'instrument',
      verdict: instrument ? (instrument.certificate ? 'passed' : 'failed') : 'unknown',
      value: instrument ?? null,
    },
  ]);
}

function positionCheck({ position }: StackFacts): EvidenceCheck {
  if (position === undefined) return { check: 'position', verdict: 'unknown', value: null };
  return { check: 'position', verdict: position ? 'passed' : 'failed', value: position };
}

function facesCheck({ front, back }: StackFacts): EvidenceCheck {
  const compared = compareFrontBack(front, back);
  if (!compared) return { check: 'faces', verdict: 'unknown', value: null };
  const { difference } = compared;
  return { check: 'faces', verdict: isFarApart(difference) ? 'failed' : 'passed', value: difference };
}

function backCheck({ back }: StackFacts): EvidenceCheck {
  const value = squareMetresOf(back);
  if (value !== null) return { check: 'back', verdict: 'passed', value };
  // The card asks for a back, and it has none; else nothing is known of it.
  const isAsked = back?.content.status === 'missing' || numberIn(back) === 0;
  return { check: 'back', verdict: back && isAsked ? 'failed' : 'unknown', value: null };
}

/** A volume is made with one length: a list of several says that there are more. */
function lengthCheck({ length }: StackFacts): EvidenceCheck {
  const unit = length?.unit ?? null;
  const lengths = numbersIn(length);
  const several = typeof lengths === 'string' ? [] : [...new Set(lengths)];
  if (several.length > 1) return { check: 'length', verdict: 'failed', value: null, unit };
  const one = several[0] ?? numberIn(length);
  const isGiven = typeof one === 'number' && one > 0;
  return {
    check: 'length',
    verdict: isGiven ? 'passed' : 'unknown',
    value: isGiven ? one : null,
    unit,
  };
}

function sizeCheck(facts: StackFacts): EvidenceCheck {
  const value = stackedVolume(facts);
  if (value === null) return { check: 'size', verdict: 'unknown', value };
  return { check: 'size', verdict: value >= smallestStack ? 'passed' : 'failed', value };
}

import { numberIn, numbersIn } from '@/features/stack-fields/fieldNumbers';
import type { ReadField } from '@/features/stack-fields/readField';
import {
  areaDifference,
  type EvidenceLimits,
  limitsOf,
  stackedVolume,
  type Verdict,
  verdictsOf,
} from '@/lib/evidence';
import type { Position } from '@/lib/position';
import { unitFactor } from '@/lib/units';
import { isMadeBy } from '@/lib/volumeMaking';
import type { Acceptable } from '@/store/api/stackApi';
import type { VolumeFacts } from './volumeFacts';
import { metresOf, positiveIn, type Recomputed, recompute } from './volumeMaking';

/** Id of the element with all checks and their reasons, which takes the focus. */
export const evidenceId = 'evidence';

/** What the checks read of a stack. */
export interface EvidenceFacts extends VolumeFacts {
  /** Null where there is none on earth, undefined where the service sends none. */
  position: Position | null | undefined;
  /** Of the card; null: it sets none. */
  evidenceLimits: EvidenceLimits | null;
}

export interface Instrument {
  name: string;
  /** Of its verification. */
  certificate: string | null;
  /** Was no longer valid when the stack was measured; the last day is a calendar day. */
  expiredCertificate?: { number: string; validUntil: string } | undefined;
}

/** What a value is held against, and whether the card says so or Stackyard. */
interface Limit {
  value: number;
  setBy: 'card' | 'stackyard';
}

/** One thing that a buyer would look at before believing the number; `value` is what the verdict rests on. */
export type EvidenceCheck = { verdict: Verdict } & (
  | { check: 'volume'; value: Recomputed | null }
  | {
      check: 'faces';
      /** Square metres of front and back with their difference as a share of their average; null: not comparable. */
      value: { front: number; back: number; difference: number } | null;
      /** Share of the average. */
      limit: Limit;
    }
  | { check: 'back' /** Square metres. */; value: number | null }
  | { check: 'length' /** In its own unit. */; value: number | null; unit: string | null }
  | { check: 'size' /** Both in stacked cubic metres. */; value: number | null; limit: Limit }
  | { check: 'position'; value: Position | null }
  | { check: 'instrument'; value: Instrument | null }
);

/**
 * What speaks for a stack's volume and what against it. Unknown where a value was not sent: nothing is said of it.
 * @param instrument undefined: the service does not send it; null: nobody wrote it down
 */
export function evidenceOf(facts: EvidenceFacts, instrument: Instrument | null | undefined): EvidenceCheck[] {
  const [front, back] = [areaIn(facts.front), areaIn(facts.back)];
  const lengths = lengthsIn(facts.length);
  const recorded = positiveIn(facts.stackedVolume, 'CubicMeters');
  const stacked = stackedVolume([front, back], metresOf(facts.length), recorded);
  const { position, evidenceLimits } = facts;
  const making = recompute(facts);
  const recomputed = making.kind === 'recomputed' ? making : null;
  const isVolumeMade = recomputed && isMadeBy(recomputed);
  const measured = { front, back, lengths, stacked, position, instrument, isVolumeMade };
  const verdicts = verdictsOf({ ...measured, limits: evidenceLimits });
  return [
    { check: 'volume', verdict: verdicts.volume, value: recomputed },
    {
      check: 'faces',
      verdict: verdicts.faces,
      value: facesOf(front, back),
      limit: limitOf('areaDifference', evidenceLimits),
    },
    { check: 'back', verdict: verdicts.back, value: back ?? null },
    {
      check: 'length',
      verdict: verdicts.length,
      value: lengths[0] ?? null,
      unit: facts.length?.unit ?? null,
    },
    {
      check: 'size',
      verdict: verdicts.size,
      value: stacked,
      limit: limitOf('stackedVolume', evidenceLimits),
    },
    { check: 'position', verdict: verdicts.position, value: position ?? null },
    { check: 'instrument', verdict: verdicts.instrument, value: instrument ?? null },
  ];
}

/** As in lists and their filter: a stack below the recommended size has not failed, nor has what is accepted. */
export function failsEvidence(checks: readonly EvidenceCheck[], accepted: readonly Acceptable[]): boolean {
  return checks.some(
    (check) => check.check !== 'size' && check.verdict === 'failed' && !isAccepted(check, accepted),
  );
}

/** Whether an administrator has said why a check that fails is right. */
export function isAccepted({ check, verdict }: EvidenceCheck, accepted: readonly Acceptable[]): boolean {
  return verdict === 'failed' && accepted.some((kind) => kind === check);
}

function limitOf(of: keyof EvidenceLimits, card: EvidenceLimits | null): Limit {
  const value = limitsOf(card)[of];
  return { value, setBy: card?.[of] === value ? 'card' : 'stackyard' };
}

function facesOf(front: number | null | undefined, back: number | null | undefined) {
  if (typeof front !== 'number' || typeof back !== 'number') return null;
  const difference = areaDifference(front, back);
  return difference === null ? null : { front, back, difference };
}

/** Square metres; null where the card asks for an area that was not measured. */
function areaIn(field: ReadField | undefined): number | null | undefined {
  if (field?.content.status === 'missing') return null;
  const value = numberIn(field);
  const factor = unitFactor(field?.unit ?? '', 'SquareMeters');
  return typeof value === 'number' && factor !== null ? value * factor : undefined;
}

function lengthsIn(field: ReadField | undefined): readonly number[] {
  const several = numbersIn(field);
  if (typeof several !== 'string') return several;
  const one = numberIn(field);
  return typeof one === 'number' ? [one] : [];
}

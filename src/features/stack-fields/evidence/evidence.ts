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

export const evidenceId = 'evidence';

export interface EvidenceFacts extends VolumeFacts {
  /**
   * The position is null if it is nowhere on earth, and undefined if it was not sent. The limits are null if
   * the card sets none.
   */
  position: Position | null | undefined;
  evidenceLimits: EvidenceLimits | null;
}

export interface Instrument {
  name: string;
  /**
   * The certificate is the number of the instrument's verification. An expired certificate was no longer
   * valid when the stack was measured; `validUntil` is a calendar day.
   */
  certificate: string | null;
  expiredCertificate?: { number: string; validUntil: string } | undefined;
}

interface Limit {
  value: number;
  setBy: 'card' | 'stackyard';
}

/**
 * A check compares its value with a limit, or with other values of the stack.
 * - 'faces' has areas in square metres; the difference and the limit are shares of their average. A null
 *   value means that they cannot be compared.
 * - 'back' has a value in square metres, and 'length' one in its own unit.
 * - 'size' has value and limit in stacked cubic metres.
 */
export type EvidenceCheck = { verdict: Verdict } & (
  | { check: 'volume'; value: Recomputed | null }
  | {
      check: 'faces';
      value: { front: number; back: number; difference: number } | null;
      limit: Limit;
    }
  | { check: 'back'; value: number | null }
  | { check: 'length'; value: number | null; unit: string | null }
  | { check: 'size'; value: number | null; limit: Limit }
  | { check: 'position'; value: Position | null }
  | { check: 'instrument'; value: Instrument | null }
);

/**
 * Checks the evidence for and against a stack's volume. A value that was not sent makes its check unknown.
 * @param instrument undefined if the service does not send it, null if nobody recorded it
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

/**
 * A stack below the recommended size does not count as failed, nor does an accepted failure. Lists and their
 * filter count in the same way.
 */
export function failsEvidence(checks: readonly EvidenceCheck[], accepted: readonly Acceptable[]): boolean {
  return checks.some(
    (check) => check.check !== 'size' && check.verdict === 'failed' && !isAccepted(check, accepted),
  );
}

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

import {
  type FieldWords,
  measuredText,
  shareLimitText,
  volumeLimitText,
} from '@/features/stack-fields/fieldWords';
import { percentDigits } from '@/features/stack-fields/frontBack';
import type { EvidenceCheck } from './evidence';
import { instrumentText } from './instrumentText';
import type { Recomputed } from './volumeMaking';

/** The reason of a verdict, in a sentence. */
export function evidenceText(check: EvidenceCheck, words: FieldWords): string {
  const { t, formats } = words;
  const id = `stack.evidence.${check.check}.${check.verdict}` as const;
  const cubic = (value: number) => measuredText(value, 3, 'CubicMeters', words);
  switch (check.check) {
    case 'position':
      return t(id);
    case 'volume':
      return t(id, volumesOf(check.value, words));
    case 'faces': {
      const { front, back, difference } = check.value ?? { front: 0, back: 0, difference: 0 };
      return t(id, {
        front: measuredText(front, 3, 'SquareMeters', words),
        back: measuredText(back, 3, 'SquareMeters', words),
        percent: formats.percent(difference, percentDigits(difference, check.limit.value)),
        limit: shareLimitText(check.limit.value, words),
        setBy: check.limit.setBy,
      });
    }
    case 'back':
      return t(id, { area: measuredText(check.value ?? 0, 3, 'SquareMeters', words) });
    case 'length':
      return t(id, { length: measuredText(check.value ?? 0, 3, check.unit, words) });
    case 'size':
      return t(id, {
        volume: cubic(check.value ?? 0),
        limit: volumeLimitText(check.limit.value, words),
        setBy: check.limit.setBy,
      });
    case 'instrument':
      return t(id, {
        name: instrumentText(check.value?.name ?? '', t),
        certificate: check.value?.certificate ?? '',
      });
  }
}

/** The volume that is stored and the one that comes out. */
function volumesOf(recomputed: Recomputed | null, words: FieldWords) {
  const shown = (value: number) => measuredText(value, 3, recomputed?.unit ?? null, words);
  const { stored = 0, shown: made = 0 } = recomputed ?? {};
  return { stored: shown(stored), made: shown(made) };
}

/** Why a check fails, in a few words. */
export function failureText(failed: EvidenceCheck, words: FieldWords): string {
  const { t, formats } = words;
  switch (failed.check) {
    case 'volume':
      return t('stack.evidence.volume.short', volumesOf(failed.value, words));
    case 'faces': {
      const difference = failed.value?.difference ?? 0;
      const digits = percentDigits(difference, failed.limit.value);
      return t('stack.evidence.faces.short', { percent: formats.percent(difference, digits) });
    }
    case 'size':
      return t('stack.evidence.size.short', { limit: volumeLimitText(failed.limit.value, words) });
    default:
      return t(`stack.evidence.${failed.check}.short`);
  }
}

import {
  type FieldWords,
  measuredText,
  shareLimitText,
  volumeLimitText,
} from '@/features/stack-fields/fieldWords';
import { percentDigits } from '@/lib/evidence';
import type { EvidenceCheck } from './evidence';
import { instrumentText } from './instrumentText';
import type { Recomputed } from './volumeMaking';

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
    case 'instrument': {
      const expired = expiredCertificateOf(check, words);
      const name = instrumentText(check.value?.name ?? '', t);
      if (expired) return t('stack.evidence.instrument.expired', { name, ...expired });
      return t(id, { name, certificate: check.value?.certificate ?? '' });
    }
  }
}

function volumesOf(recomputed: Recomputed | null, words: FieldWords) {
  const shown = (value: number) => measuredText(value, 3, recomputed?.unit ?? null, words);
  const { stored = 0, shown: made = 0 } = recomputed ?? {};
  return { stored: shown(stored), made: shown(made) };
}

function expiredCertificateOf(
  { value }: Extract<EvidenceCheck, { check: 'instrument' }>,
  { formats }: FieldWords,
) {
  const expired = value?.expiredCertificate;
  return expired && { certificate: expired.number, date: formats.date(expired.validUntil) };
}

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
    case 'instrument': {
      const expired = expiredCertificateOf(failed, words);
      if (expired) return t('stack.evidence.instrument.expired_short', { date: expired.date });
      return t('stack.evidence.instrument.short');
    }
    default:
      return t(`stack.evidence.${failed.check}.short`);
  }
}

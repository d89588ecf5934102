import { useText } from '@/i18n/useText';
import type { MeasurementCardVersions } from '@/store/api/cardVersionApi';
import { ToneBadge } from '@/ui/tone/ToneBadge';

export type VersionState = 'draft' | 'current' | 'former';

export function versionState(
  versions: MeasurementCardVersions['versions'],
  versionNumber: number,
): VersionState {
  const published = versions.filter(({ publishedAt }) => publishedAt !== null).map(({ version }) => version);
  if (!published.includes(versionNumber)) return 'draft';
  return versionNumber === Math.max(...published) ? 'current' : 'former';
}

const marks = {
  draft: { tone: 'info', shape: 'square' },
  current: { tone: 'success', shape: 'disc' },
  former: { tone: 'neutral', shape: 'square' },
} as const;

export function VersionStateBadge({ state }: { state: VersionState }) {
  const t = useText();
  return <ToneBadge {...marks[state]} label={t(`measurement_cards.state.${state}`)} />;
}

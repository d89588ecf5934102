import { skipToken } from '@reduxjs/toolkit/query';
import { cardVolumeUnit } from '@/features/stack-figures/cardVolumeUnit';
import { figuresState } from '@/features/stack-figures/figuresState';
import { stackListLink } from '@/features/stack-figures/stackListLink';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { volumeIn } from '@/lib/units';
import { useGetOrganizationMeasurementCardQuery } from '@/store/api/measurementCardApi';
import { comingBack, useListStackVolumesQuery } from '@/store/api/stackApi';
import { noDashboardFilters } from '@/store/filters/filterDefaults';
import { stackVolumesArg } from '@/store/filters/queryArgs';
import { useFeature } from '@/store/useFeature';

export interface AssignedStacks {
  words: string;
  to: string | null;
}

const always = { ...noDashboardFilters, from: null, to: null };
const states: ['AssignedToSawmill'] = ['AssignedToSawmill'];

/**
 * Makes one call for all sawmills. `stacksOf` returns null without the feature `figures`, while the call
 * runs, and if it fails; after a failure `retry` repeats the call.
 */
export function useAssignedStacks(organizationId: string, departmentIds: readonly string[]) {
  const t = useText();
  const { volumeSum } = useFormats();
  const hasFigures = useFeature('figures');
  const arg = hasFigures ? stackVolumesArg(always, departmentIds) : undefined;
  const query = useListStackVolumesQuery(
    arg ? { stackVolumesFilters: { ...arg, states } } : skipToken,
    comingBack,
  );
  const state = figuresState(query);
  const card = useGetOrganizationMeasurementCardQuery(arg ? { id: organizationId } : skipToken);
  const unit = cardVolumeUnit(card.currentData);
  const stacksOf = (sawmillId: string): AssignedStacks | null => {
    if (state.status !== 'ready' || card.isLoading) return null;
    const found = state.data.sawmills.find(({ key }) => key === sawmillId);
    const { count, withoutVolume, volume } = found ?? { count: 0, withoutVolume: 0, volume: 0 };
    const sum = `${volumeSum(volumeIn(unit, volume))}\u00a0${t(`unit.${unit}`)}`;
    return {
      words: [t('sawmills.assigned', { count }), count > withoutVolume && sum].filter(Boolean).join(' · '),
      to:
        count === 0
          ? null
          : stackListLink(organizationId, 'all', always, {
              ...{ dateType: 'AssignedToSawmill', states, sawmillIds: [sawmillId] },
            }),
    };
  };
  return { stacksOf, retry: state.status === 'failed' ? state.retry : undefined };
}

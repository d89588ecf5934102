import type { ComponentType } from 'react';
import { FailedPage } from '@/features/errors/FailedPage';
import { useText } from '@/i18n/useText';
import type { Feature } from '@/store/api/featuresSlice';
import { serviceErrorOfKind } from '@/store/ports/serviceError';
import { useFeature } from '@/store/useFeature';

export function ifOffered(feature: Feature, Screen: ComponentType): ComponentType {
  return function Offered() {
    const t = useText();
    if (useFeature(feature)) return <Screen />;
    return (
      <FailedPage
        title={t('not_found.title')}
        error={serviceErrorOfKind('refused', 404)}
        onRetry={() => undefined}
      />
    );
  };
}

import { Skeleton, Stack } from '@mantine/core';
import { useFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import type { Organization } from '@/store/api/organizationApi';
import { useListAllSawmillsQuery } from '@/store/api/sawmillApi';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SawmillList } from './SawmillList';

interface SawmillsTabProps {
  organizationId: string;
  country: Organization['country'];
  departmentIds: readonly string[];
  canEdit: boolean;
}

export function SawmillsTab({ organizationId, country, departmentIds, canEdit }: SawmillsTabProps) {
  const t = useText();
  const failureText = useFailureText();
  const { currentData, error, isFetching, refetch } = useListAllSawmillsQuery({ organizationId });
  const failure = error && (
    <ErrorState title={t('sawmills.failed')} text={failureText(error)} onRetry={refetch} />
  );
  if (currentData)
    return (
      <SawmillList
        organizationId={organizationId}
        country={country}
        departmentIds={departmentIds}
        sawmills={currentData}
        failure={failure}
        canEdit={canEdit}
        isUpdating={isFetching}
        onReload={refetch}
      />
    );
  if (isFetching)
    return (
      <Stack gap="sm" role="status" aria-busy="true" aria-label={t('sawmills.title')}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} height={54} />
        ))}
      </Stack>
    );
  return failure;
}

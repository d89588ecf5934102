import { Skeleton, Stack } from '@mantine/core';
import { useFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import { sawmillPageSizeMaximum } from '@/lib/generated/limits.gen';
import type { Organization } from '@/store/api/organizationApi';
import { useListSawmillsQuery } from '@/store/api/sawmillApi';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SawmillList } from './SawmillList';

interface SawmillsTabProps {
  organizationId: string;
  country: Organization['country'];
  departmentIds: readonly string[];
  canEdit: boolean;
}

/** One page holds all sawmills of an organisation (specification, section 9). */
export function SawmillsTab({ organizationId, country, departmentIds, canEdit }: SawmillsTabProps) {
  const t = useText();
  const failureText = useFailureText();
  const query = { organizationId, page: 1, pageSize: sawmillPageSizeMaximum };
  const { currentData, error, isFetching, refetch } = useListSawmillsQuery(query);
  const failure = error && (
    <ErrorState title={t('sawmills.failed')} text={failureText(error)} onRetry={refetch} />
  );
  if (currentData)
    return (
      <SawmillList
        organizationId={organizationId}
        country={country}
        departmentIds={departmentIds}
        sawmills={currentData.data}
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

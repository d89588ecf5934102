import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { type DepartmentRow, useListDepartmentsQuery } from '@/store/api/departmentApi';
import type { KnownOrganization } from '@/store/api/knownOrganizationsSlice';
import { useGetOrganizationQuery } from '@/store/api/organizationApi';
import { useAppSelector } from '@/store/hooks';
import { selectSession } from '@/store/session/sessionSlice';

/**
 * Returns the organisation from the service. Until it arrives, the frame uses what this session remembers or
 * what the person's departments say, so that no call has to wait for the organisation.
 */
export function useKnownOrganization(orgId: string | undefined) {
  const { currentData, error, isFetching, refetch } = useGetOrganizationQuery(
    orgId === undefined ? skipToken : { id: orgId },
  );
  const remembered = useAppSelector(({ knownOrganizations }) =>
    orgId === undefined ? undefined : knownOrganizations[orgId],
  );
  const session = useAppSelector(selectSession);
  const { data: rows } = useListDepartmentsQuery(undefined, { skip: !session || session.isGlobalAdmin });
  const ofRows = useMemo(() => organizationOf(rows, orgId), [rows, orgId]);
  const failure = currentData || isFetching ? undefined : error;
  const expected = failure ? undefined : (remembered ?? ofRows);
  const organization: KnownOrganization | undefined = currentData ?? expected;
  return { organization, failure, isAnswered: currentData !== undefined, refetch };
}

function organizationOf(
  rows: readonly DepartmentRow[] | undefined,
  orgId: string | undefined,
): KnownOrganization | undefined {
  const departments = rows?.filter(({ organizationId }) => organizationId === orgId) ?? [];
  const [first] = departments;
  return first && { organizationId: first.organizationId, name: first.organizationName, departments };
}

import { useParams } from 'react-router';
import { accessibleDepartments, mayOpenOrganization } from '@/store/access/access';
import { useAccess } from '@/store/access/useAccess';
import { useGetOrganizationQuery } from '@/store/api/organizationApi';

/**
 * The page's organisation and the person's access to it; null outside an organisation. The organisation's own page
 * stands for all its departments.
 */
export function useShellScope() {
  const { orgId, deptId = 'all' } = useParams();
  const { access } = useAccess();
  const { currentData: organization, isError } = useGetOrganizationQuery(
    { id: orgId ?? '' },
    { skip: !orgId },
  );
  if (!orgId) return null;
  return {
    orgId,
    deptId,
    organization,
    isMissing: isError && !organization,
    departments: organization ? accessibleDepartments(access, organization) : [],
    isWholeOrganization: mayOpenOrganization(access, orgId),
  };
}

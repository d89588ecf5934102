import { useParams } from 'react-router';
import { accessibleDepartments, mayOpenOrganization } from '@/store/access/access';
import { useAccess } from '@/store/access/useAccess';
import { useKnownOrganization } from '@/store/access/useKnownOrganization';

export function useShellScope() {
  const { orgId, deptId = 'all' } = useParams();
  const { access } = useAccess();
  const { organization, failure } = useKnownOrganization(orgId);
  if (!orgId) return null;
  return {
    orgId,
    deptId,
    organization,
    isMissing: failure !== undefined,
    departments: organization ? accessibleDepartments(access, organization) : [],
    isWholeOrganization: mayOpenOrganization(access, orgId),
  };
}

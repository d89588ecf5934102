import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { mayOpenOrganization } from '@/store/access/access';
import { useAccess } from '@/store/access/useAccess';
import { EmptyState } from '@/ui/feedback/EmptyState';

export function NoDepartments({ organizationId }: { organizationId: string }) {
  const t = useText();
  const { access } = useAccess();
  if (!mayOpenOrganization(access, organizationId)) {
    return <EmptyState title={t('department_scope.none_of_yours')} />;
  }
  return (
    <EmptyState
      title={t('department_scope.none')}
      text={t('department_scope.none_text')}
      action={
        <Button component={Link} to={paths.organization(organizationId, 'departments')} variant="default">
          {t('department_scope.to_departments')}
        </Button>
      }
    />
  );
}

import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { mayListOrganizations } from '@/store/access/access';
import { useAccess } from '@/store/access/useAccess';
import { Icon } from '@/ui/icons/Icon';

export function OrganizationsButton() {
  const t = useText();
  const { pathname } = useLocation();
  const { access } = useAccess();
  if (!mayListOrganizations(access) || pathname === paths.organizations) return null;
  return (
    <Button
      component={Link}
      to={paths.organizations}
      variant="default"
      style={{ flex: 'none' }}
      leftSection={<Icon name="building" />}
    >
      {t('shell.organizations')}
    </Button>
  );
}

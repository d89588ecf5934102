import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { useAccess } from '@/store/access/useAccess';
import { Notice } from '@/ui/feedback/Notice';

export function MissingCardNotice({ organizationId }: { organizationId: string }) {
  const t = useText();
  const { access } = useAccess();
  return (
    <Notice tone="warning">
      <p>{t('dashboard.no_card')}</p>
      {access.isGlobalAdmin && (
        <p>
          <Anchor component={Link} to={paths.organization(organizationId, 'measurementCard')}>
            {t('dashboard.to_card')}
          </Anchor>
        </p>
      )}
    </Notice>
  );
}

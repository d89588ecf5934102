import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '@/i18n/useText';
import { paths } from '@/store/access/paths';
import { useAccess } from '@/store/access/useAccess';
import { Notice } from '@/ui/feedback/Notice';

/** What the dashboard lacks without a measurement card, with the way to one for those who may choose it. */
export function MissingCardNotice({ organizationId }: { organizationId: string }) {
  const t = useText();
  const { access } = useAccess();
  return (
    <Notice tone="resin">
      <p>{t('dashboard.no_card')}</p>
      {access.isGlobalAdmin && (
        <p>
          <Anchor component={Link} to={`${paths.organization(organizationId)}?tab=3`}>
            {t('dashboard.to_card')}
          </Anchor>
        </p>
      )}
    </Notice>
  );
}

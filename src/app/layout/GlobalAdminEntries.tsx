import { matchPath, useLocation } from 'react-router';
import { useText } from '@/i18n/useText';
import { paths, patterns } from '@/navigation/paths';
import { useListMeasurementCardVersionsQuery } from '@/store/api/cardVersionApi';
import { useListDeletedOrganizationsQuery } from '@/store/api/deletedOrganizationApi';
import { serviceErrorOf } from '@/store/ports/serviceError';
import { MenuEntry } from './MenuEntry';

/** A service that is away for a moment still has the page. */
function isLacking({ error }: { error?: unknown }): boolean {
  return error !== undefined && serviceErrorOf(error).status === 404;
}

/** Of the side menu outside an organisation; without the pages whose calls the service lacks. */
export function GlobalAdminEntries({ onCurrent }: { onCurrent: (() => void) | undefined }) {
  const t = useText();
  const { pathname } = useLocation();
  const cards = useListMeasurementCardVersionsQuery();
  const deleted = useListDeletedOrganizationsQuery();
  const isCardPage = matchPath(patterns.measurementCardVersion, pathname) !== null;
  return (
    <>
      <MenuEntry
        to={isLacking(cards) ? null : paths.measurementCards}
        label={t('shell.measurement_cards')}
        icon="details"
        current={isCardPage ? 'true' : pathname === paths.measurementCards && 'page'}
        onCurrent={onCurrent}
      />
      <MenuEntry
        to={paths.globalAdmins}
        label={t('shell.global_admins')}
        icon="person"
        current={pathname === paths.globalAdmins && 'page'}
        onCurrent={onCurrent}
      />
      <MenuEntry
        to={isLacking(deleted) ? null : paths.deletedOrganizations}
        label={t('deleted_organizations.title')}
        icon="trash"
        current={pathname === paths.deletedOrganizations && 'page'}
        onCurrent={onCurrent}
      />
    </>
  );
}

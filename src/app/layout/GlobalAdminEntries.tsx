import { matchPath, useLocation } from 'react-router';
import { useText } from '@/i18n/useText';
import { paths, patterns } from '@/navigation/paths';
import { useListMeasurementCardVersionsQuery } from '@/store/api/cardVersionApi';
import { useListDeletedOrganizationsQuery } from '@/store/api/deletedOrganizationApi';
import { MenuEntry } from './MenuEntry';

/** Of the side menu outside an organisation; without the pages whose calls the service lacks. */
export function GlobalAdminEntries({ onCurrent }: { onCurrent: (() => void) | undefined }) {
  const t = useText();
  const { pathname } = useLocation();
  const { isError: lacksCards } = useListMeasurementCardVersionsQuery();
  const { isError: lacksDeleted } = useListDeletedOrganizationsQuery();
  const isCardPage = [patterns.measurementCardVersion, patterns.measurementCardReport].some((pattern) =>
    matchPath(pattern, pathname),
  );
  return (
    <>
      <MenuEntry
        to={lacksCards ? null : paths.measurementCards}
        label={t('shell.measurement_cards')}
        icon="report"
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
        to={lacksDeleted ? null : paths.deletedOrganizations}
        label={t('deleted_organizations.title')}
        icon="trash"
        current={pathname === paths.deletedOrganizations && 'page'}
        onCurrent={onCurrent}
      />
    </>
  );
}

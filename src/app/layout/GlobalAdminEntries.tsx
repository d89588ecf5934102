import { matchPath, useLocation } from 'react-router';
import { useText } from '@/i18n/useText';
import { paths, patterns } from '@/navigation/paths';
import { useFeature } from '@/store/useFeature';
import { MenuEntry } from './MenuEntry';

export function GlobalAdminEntries({ onCurrent }: { onCurrent: (() => void) | undefined }) {
  const t = useText();
  const { pathname } = useLocation();
  const isCardPage = matchPath(patterns.measurementCardVersion, pathname) !== null;
  return (
    <>
      <MenuEntry
        to={paths.organizations}
        label={t('organizations.title')}
        icon="building"
        current={pathname === paths.organizations && 'page'}
        onCurrent={onCurrent}
      />
      <MenuEntry
        to={useFeature('cardVersions') ? paths.measurementCards : null}
        label={t('shell.measurement_cards')}
        icon="details"
        current={isCardPage ? 'true' : pathname === paths.measurementCards && 'page'}
        onCurrent={onCurrent}
      />
      <MenuEntry
        to={useFeature('globalAdmins') ? paths.globalAdmins : null}
        label={t('shell.global_admins')}
        icon="person"
        current={pathname === paths.globalAdmins && 'page'}
        onCurrent={onCurrent}
      />
      <MenuEntry
        to={useFeature('deletedOrganizations') ? paths.deletedOrganizations : null}
        label={t('deleted_organizations.title')}
        icon="trash"
        current={pathname === paths.deletedOrganizations && 'page'}
        onCurrent={onCurrent}
      />
    </>
  );
}

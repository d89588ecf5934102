import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation, useParams } from 'react-router';
import { dashboardEntry, detailsEntry, stacksEntry } from '@/app/scope/menuEntries';
import { departmentPath, detailsOf } from '@/app/scope/scopePaths';
import { useShellScope } from '@/app/scope/useShellScope';
import type { MessageId } from '@/i18n/catalogues';
import { useLocale } from '@/i18n/LocaleContext';
import { languageNames } from '@/i18n/language';
import { useText } from '@/i18n/useText';
import { containsText } from '@/lib/containsText';
import { languages } from '@/lib/languages';
import {
  type DepartmentTab,
  departmentTabs,
  type OrganizationTab,
  organizationTabs,
  paths,
} from '@/navigation/paths';
import { mayListOrganizations } from '@/store/access/access';
import { useAccess } from '@/store/access/useAccess';
import { useListOrganizationNamesQuery } from '@/store/api/organizationApi';
import { useListAllSawmillsQuery } from '@/store/api/sawmillApi';
import { signOut } from '@/store/api/signOut';
import { useAppDispatch } from '@/store/hooks';
import { useFeature } from '@/store/useFeature';
import { useLeave } from '@/ui/form/unsaved/UnsavedGuard';

export interface Command {
  id: string;
  label: string;
  detail?: string;
  action: { to: string } | { run: () => void };
}

export interface CommandGroup {
  id: string;
  label: string;
  commands: readonly Command[];
}

const tabTexts = {
  information: 'organization.tab.information',
  contract: 'organization.tab.contract',
  contacts: 'contacts.title',
  measurementCard: 'organization.tab.measurement_card',
  departments: 'departments.title',
  users: 'users.title',
  sawmills: 'sawmills.title',
  harvestPlaces: 'harvest_places.title',
} as const satisfies Partial<Record<OrganizationTab | DepartmentTab, MessageId>>;

/** People seldom create an API key, so its tab needs no command. */
const tabsAnywhere = organizationTabs.filter((tab) => tab !== 'apiKeys');

type Open = (overlay: 'help' | 'account') => void;

const most = 8;

export function useCommands(typed: string, onOverlay: Open): CommandGroup[] {
  const t = useText();
  const { locale } = useLocale();
  const groups: CommandGroup[] = [
    { id: 'pages', label: t('commands.pages'), commands: usePages() },
    { id: 'departments', label: t('commands.departments'), commands: useDepartments() },
    // Hundreds of names do not help before the person types.
    { id: 'sawmills', label: t('sawmills.title'), commands: useSawmills(typed !== '') },
    { id: 'organizations', label: t('commands.organizations'), commands: useOrganizations(typed !== '') },
    { id: 'actions', label: t('commands.actions'), commands: useActions(onOverlay) },
  ];
  return groups
    .map((group) => ({
      ...group,
      commands: group.commands.filter(({ label }) => containsText(label, typed, locale)).slice(0, most),
    }))
    .filter(({ commands }) => commands.length > 0);
}

function usePages(): Command[] {
  const t = useText();
  const { orgId, deptId = 'all' } = useParams();
  const { access } = useAccess();
  const scope = useShellScope();
  const hasGlobalAdmins = useFeature('globalAdmins') && access.isGlobalAdmin;
  const hasPlaces = useFeature('harvestPlaces');
  const hasCards = useFeature('cardVersions') && access.isGlobalAdmin;
  const page = (label: string, to: string | null): Command[] =>
    to === null ? [] : [{ id: `page ${to}`, label, action: { to } }];
  const ofScope = { orgId, deptId };
  const tabs = () => {
    if (!scope?.organization) return [];
    const { isWholeOrganization } = scope;
    if (deptId === 'all' && isWholeOrganization)
      return tabsAnywhere
        .slice(1)
        .flatMap((tab) => page(t(tabTexts[tab]), paths.organization(scope.orgId, tab)));
    if (deptId === 'all') return [];
    return departmentTabs
      .slice(1)
      .filter((tab) => tab !== 'harvestPlaces' || hasPlaces)
      .flatMap((tab) =>
        page(t(tabTexts[tab]), detailsOf({ orgId: scope.orgId, deptId, isWholeOrganization }, tab)),
      );
  };
  return [
    ...page(t('shell.dashboard'), dashboardEntry(access, ofScope)),
    ...page(t('shell.stacks'), stacksEntry(access, ofScope)),
    ...page(t('shell.details'), detailsEntry(access, ofScope)),
    ...(mayListOrganizations(access) ? page(t('shell.organizations'), paths.organizations) : []),
    ...(hasGlobalAdmins ? page(t('shell.global_admins'), paths.globalAdmins) : []),
    ...(hasCards ? page(t('shell.measurement_cards'), paths.measurementCards) : []),
    ...tabs(),
  ];
}

function useDepartments(): Command[] {
  const t = useText();
  const location = useLocation();
  const scope = useShellScope();
  if (!scope?.organization) return [];
  const { orgId, deptId, departments, isWholeOrganization } = scope;
  return [{ departmentId: 'all', name: t('shell.department_all') }, ...departments]
    .filter(({ departmentId }) => departmentId !== deptId)
    .map(({ departmentId, name }) => ({
      id: `department ${departmentId}`,
      label: name,
      action: { to: departmentPath(location, { orgId, deptId: departmentId, isWholeOrganization }) },
    }));
}

function useSawmills(isWanted: boolean): Command[] {
  const { locale } = useLocale();
  const scope = useShellScope();
  const organizationId = scope?.organization?.organizationId;
  const { currentData = [] } = useListAllSawmillsQuery(
    isWanted && organizationId !== undefined ? { organizationId } : skipToken,
  );
  if (!scope) return [];
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return currentData
    .toSorted((one, other) => compare(one.name, other.name))
    .map(({ id, name }) => {
      const query = new URLSearchParams({ dateType: 'LastChanged', from: '', to: '', sawmillIds: id });
      return {
        id: `sawmill ${id}`,
        label: name,
        action: { to: `${paths.stacks(scope.orgId, scope.deptId)}?${query}` },
      };
    });
}

function useOrganizations(isWanted: boolean): Command[] {
  const { locale } = useLocale();
  const { access } = useAccess();
  const { currentData = [] } = useListOrganizationNamesQuery(undefined, {
    skip: !isWanted || !mayListOrganizations(access),
  });
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const byName = currentData.toSorted((one, other) => compare(one.organizationName, other.organizationName));
  return byName.map(({ organizationId, organizationName }) => ({
    id: `organization ${organizationId}`,
    label: organizationName,
    action: { to: paths.dashboard(organizationId) },
  }));
}

function useActions(onOverlay: Open): Command[] {
  const t = useText();
  const dispatch = useAppDispatch();
  const leave = useLeave();
  const { language, setLanguage } = useLocale();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const action = (id: string, label: string, run: () => void): Command => ({ id, label, action: { run } });
  return [
    action('help', t('shortcuts.title'), () => onOverlay('help')),
    action('account', t('shell.account'), () => onOverlay('account')),
    action('scheme', isDark ? t('ui.scheme.to_light') : t('ui.scheme.to_dark'), () =>
      setColorScheme(isDark ? 'light' : 'dark'),
    ),
    ...languages
      .filter((code) => code !== language)
      .map((code) =>
        action(`language ${code}`, t('commands.language', { language: languageNames[code] }), () =>
          setLanguage(code),
        ),
      ),
    action('log out', t('shell.log_out'), () => leave(() => dispatch(signOut()))),
  ];
}

import { lazy } from 'react';
import { useText } from '@/i18n/useText';
import { type DepartmentTab, departmentTabs } from '@/navigation/paths';
import { useAccess } from '@/store/access/useAccess';
import type { Department } from '@/store/api/departmentApi';
import type { Member } from '@/store/api/organizationApi';
import { type UrlTab, UrlTabs } from '@/ui/tabs/UrlTabs';
import { CustomerNumberCard } from './contract/CustomerNumberCard';
import { InformationTab } from './information/InformationTab';

interface DepartmentTabsProps {
  department: Department;
  /** The organisation's; empty until it has loaded. */
  organizationName: string;
  /** Suggestions for contacts: the organisation's users if the person may read them. */
  people: readonly Member[];
  isUpdating: boolean;
  onReload: () => Promise<unknown>;
}

/**
 * The four parts of a department's page. A person who may open the page may change everything but the customer
 * number.
 */
export function DepartmentTabs({
  department,
  organizationName,
  people,
  isUpdating,
  onReload,
}: DepartmentTabsProps) {
  const t = useText();
  const { access } = useAccess();
  const { departmentId, contacts } = department;
  const card = { department, onReload };
  const table = { departmentId, canEdit: true, isUpdating, onReload };
  const tabs: Record<DepartmentTab, UrlTab> = {
    information: { label: t('department.tab.information'), content: <InformationTab {...card} /> },
    contract: {
      label: t('department.tab.contract'),
      content: <CustomerNumberCard {...card} canEdit={access.isGlobalAdmin} />,
    },
    contacts: {
      label: t('contacts.title'),
      content: <ContactsTab {...table} contacts={contacts} people={people} />,
    },
    users: {
      label: t('users.title'),
      content: (
        <UsersTab
          department={department}
          organizationName={organizationName}
          canEdit
          isUpdating={isUpdating}
          onReload={onReload}
        />
      ),
    },
  };
  return <UrlTabs label={t('department.tabs')} tabs={departmentTabs.map((name) => tabs[name])} />;
}

/** Some people never open these tabs, so each loads on selection. */
const ContactsTab = lazy(async () => ({
  default: (await import('./contacts/ContactsTab')).ContactsTab,
}));
const UsersTab = lazy(async () => ({ default: (await import('./users/UsersTab')).UsersTab }));

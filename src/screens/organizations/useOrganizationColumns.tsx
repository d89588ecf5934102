import { ActionIcon } from '@mantine/core';
import { useMemo } from 'react';
import { useText } from '@/i18n/useText';
import type { OrganizationRow } from '@/store/api/organizationApi';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import type { TableColumn } from '@/ui/table/tableTypes';
import { ToneBadge } from '@/ui/tone/ToneBadge';
import { EmailLink, PhoneLink } from '@/ui/values/ContactLinks';
import { ContractExpiry, Warnings } from './OrganizationCells';
import { expiryDay, warningsOf } from './organizationRow';

interface ColumnOptions {
  isGlobalAdmin: boolean;
  onDelete: (row: OrganizationRow) => void;
}

export function useOrganizationColumns({
  isGlobalAdmin,
  onDelete,
}: ColumnOptions): TableColumn<OrganizationRow>[] {
  const t = useText();
  const isPhone = useIsPhone();
  return useMemo(() => {
    const text = (id: string, header: string, value: (row: OrganizationRow) => string | null) => ({
      id,
      header,
      cell: value,
      sortValue: value,
    });
    const levelOf = ({ contractInformation }: OrganizationRow) => {
      const level = contractInformation?.levelOfInvoice;
      return level ? t(`organizations.level.${level}`) : null;
    };
    const stateOf = ({ active }: OrganizationRow) =>
      active === null ? null : t(active ? 'organizations.active' : 'organizations.inactive');
    const forEverybody: TableColumn<OrganizationRow>[] = [
      {
        ...text('name', t('organizations.name'), (row) => row.organizationName),
        ...(isGlobalAdmin && {
          note: (row: OrganizationRow) => (warningsOf(row).length > 0 ? <Warnings row={row} /> : null),
        }),
        kind: 'title' as const,
        searched: true,
      },
      {
        ...text('administrator', t('organizations.contact_person'), (row) => row.administrator),
        kind: 'person' as const,
        searched: true,
      },
      {
        id: 'phone',
        kind: 'phone',
        header: t('organizations.contact_number'),
        emphasis: 'quiet',
        cell: ({ contactPhoneNumber: phone }) => phone && <PhoneLink number={phone} />,
        sortValue: (row) => row.contactPhoneNumber,
        searched: true,
      },
      {
        id: 'email',
        card: 'opened',
        kind: 'email',
        header: t('organizations.email'),
        emphasis: 'quiet',
        cell: ({ email }) =>
          email && (
            <span title={email}>
              <EmailLink address={email} />
            </span>
          ),
        sortValue: (row) => row.email,
        searched: true,
      },
      {
        ...text('level', t('organizations.level_of_invoice'), levelOf),
        kind: 'code' as const,
        card: 'opened',
        emphasis: 'quiet',
      },
      {
        id: 'expiry',
        align: 'digits',
        kind: 'day',
        card: 'below',
        header: t('organizations.contract_expiry'),
        cell: (row) => (expiryDay(row) ? <ContractExpiry row={row} /> : null),
        sortValue: expiryDay,
      },
    ];
    if (!isGlobalAdmin) return forEverybody;
    const warnings: TableColumn<OrganizationRow> = {
      id: 'warnings',
      card: 'below',
      header: t('organizations.warnings'),
      cell: (row) => (warningsOf(row).length > 0 ? <Warnings row={row} /> : null),
      sortValue: (row) => warningsOf(row).length,
    };
    return [
      ...forEverybody,
      {
        id: 'state',
        kind: 'state',
        card: 'badge',
        header: t('organizations.state'),
        cell: (row) => {
          const label = stateOf(row);
          return (
            label && (
              <ToneBadge
                tone={row.active ? 'success' : 'neutral'}
                shape={row.active ? 'disc' : 'ring'}
                label={label}
                quiet={row.active === true}
              />
            )
          );
        },
        sortValue: stateOf,
      },
      // A table shows warnings under the name, because few rows have any and the column would be empty.
      ...(isPhone ? [warnings] : []),
      {
        id: 'actions',
        header: t('organizations.delete'),
        actions: true,
        cell: (row) => {
          const name = t('organizations.delete_of', { name: row.organizationName });
          return (
            <ActionIcon
              size="md"
              display="flex"
              aria-label={name}
              title={name}
              onClick={({ currentTarget }) => {
                // Safari does not focus a pressed button, and the question returns the focus to it.
                currentTarget.focus();
                onDelete(row);
              }}
            >
              <Icon name="trash" />
            </ActionIcon>
          );
        },
      },
    ];
  }, [isGlobalAdmin, isPhone, onDelete, t]);
}

import { Title } from '@mantine/core';
import { useId } from 'react';
import { usePersonColumns } from '@/features/members/PersonTable';
import { useText } from '@/i18n/useText';
import type { SawmillUser } from '@/store/api/sawmillApi';
import { Icon } from '@/ui/icons/Icon';
import { AdminTable } from '@/ui/table/AdminTable';
import { RowMenu } from '@/ui/table/row/RowMenu';
import type { FoundSawmill } from './foundSawmills';
import classes from './SawmillCard.module.css';

interface SawmillCardProps {
  found: FoundSawmill;
  /** Whether its users are visible. */
  isOpen: boolean;
  onToggle: () => void;
  isUpdating: boolean;
  /** Null if the person may not change the sawmill. */
  actions: SawmillActions | null;
}

interface SawmillActions {
  rename: () => void;
  remove: () => void;
  addUser: () => void;
  editUser: (user: SawmillUser) => void;
  removeUser: (user: SawmillUser) => void;
}

const itself = (user: SawmillUser) => user;

export function SawmillCard({ found, isOpen, onToggle, isUpdating, actions }: SawmillCardProps) {
  const { sawmill, users } = found;
  const t = useText();
  const usersId = useId();
  const headingId = useId();
  const columns = usePersonColumns<SawmillUser>({
    personOf: itself,
    actionsOf: actions
      ? (user) => [
          { label: t('form.edit'), onClick: () => actions.editUser(user) },
          { label: t('sawmills.delete'), danger: true, onClick: () => actions.removeUser(user) },
        ]
      : null,
  });
  return (
    <li className={classes.card} aria-labelledby={headingId}>
      <div className={classes.head}>
        <Title order={2} className={classes.heading}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={usersId}
            onClick={onToggle}
          >
            <Icon name="chevronRight" size={14} />
            <span id={headingId} className={classes.name}>
              {sawmill.name}
            </span>
            <span className={classes.count}>
              {t('sawmills.user_count', { count: sawmill.users?.length ?? 0 })}
            </span>
          </button>
        </Title>
        {actions && (
          <RowMenu
            name={sawmill.name}
            actions={[
              { label: t('form.edit'), onClick: actions.rename },
              { label: t('sawmills.add_user'), onClick: actions.addUser },
              { label: t('sawmills.delete'), danger: true, onClick: actions.remove },
            ]}
          />
        )}
      </div>
      <div id={usersId} hidden={!isOpen} className={classes.users}>
        {isOpen && users.length === 0 && <p className={classes.none}>{t('sawmills.no_users')}</p>}
        {isOpen && users.length > 0 && (
          <AdminTable
            caption={t('sawmills.users', { sawmill: sawmill.name })}
            columns={columns}
            rows={users}
            rowKey={({ userId }) => userId}
            initialSort={{ columnId: 'name', direction: 'ascending' }}
            status={isUpdating ? 'updating' : 'ready'}
            empty={null}
            error={null}
          />
        )}
      </div>
    </li>
  );
}

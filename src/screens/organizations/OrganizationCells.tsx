import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { paths } from '../../store/access/paths';
import type { OrganizationRow } from '../../store/api/organizationApi';
import { Icon } from '../../ui/Icon';
import classes from './OrganizationCells.module.css';
import { expiryDay } from './organizationRow';

/** The contract's last day; red, with a sign and a word, when it comes soon. */
export function ContractExpiry({ row }: { row: OrganizationRow }) {
  const t = useText();
  const { date } = useFormats();
  const day = expiryDay(row);
  if (!day) return null;
  if (!row.warnings?.contractExpiresSoon) return date(day);
  return (
    <span className={classes.expiring}>
      <Icon name="alert" size={16} />
      {t('organizations.expires_soon', { date: date(day) })}
    </span>
  );
}

/**
 * Customer numbers that are missing: the organisation's own, or those of departments that are invoiced by themselves.
 * Each leads to the contract tab where it is filled in.
 */
export function Warnings({ row }: { row: OrganizationRow }) {
  const t = useText();
  const { organizationId, warnings } = row;
  if (!warnings) return null;
  const missing = t('organizations.customer_number_missing');
  return (
    <ul className={classes.warnings}>
      {warnings.isMissingCustomerNumber && (
        <Warning text={missing} page={paths.organization(organizationId)} />
      )}
      {warnings.departmentsWithMissingCustomerNumber.map(({ departmentId, departmentName }) => (
        <Warning
          key={departmentId}
          text={`${departmentName}: ${missing}`}
          page={paths.department(organizationId, departmentId)}
        />
      ))}
    </ul>
  );
}

function Warning({ text, page }: { text: string; page: string }) {
  return (
    <li className={classes.attention}>
      <Icon name="alert" size={16} />
      <Anchor component={Link} to={`${page}?tab=1`}>
        {text}
      </Anchor>
    </li>
  );
}

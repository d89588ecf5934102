import { Anchor, Menu, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { OrganizationRow } from '@/store/api/organizationApi';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { Attention } from '@/ui/tone/ToneBadge';
import classes from './OrganizationCells.module.css';
import { expiryDay, warningsOf } from './organizationRow';

export function ContractExpiry({ row }: { row: OrganizationRow }) {
  const t = useText();
  const formats = useFormats();
  const isPhone = useIsPhone();
  const day = expiryDay(row);
  if (!day) return null;
  // A card has no header that would name the date.
  const date = isPhone ? t('organizations.until', { date: formats.date(day) }) : formats.date(day);
  if (!row.warnings?.contractExpiresSoon) return date;
  const words = t('organizations.expires_soon', { date });
  return (
    <span className={classes.expiring} title={isPhone ? undefined : words}>
      <Icon name="alert" size={16} />
      {isPhone ? (
        words
      ) : (
        <>
          <span aria-hidden="true">{date}</span>
          <VisuallyHidden>{words}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

/**
 * Each warning links to the form for the missing value. The row shows a single warning; several are behind a
 * button, so that all rows keep the same height.
 */
export function Warnings({ row }: { row: OrganizationRow }) {
  const t = useText();
  const warnings = warningsOf(row).map(({ text, department, to }) => {
    const missing = t(`organizations.${text}`);
    const name = department?.departmentName;
    const full = name === undefined ? missing : t('ui.named_value', { name, value: missing });
    return { to, text: full };
  });
  const [first, second] = warnings;
  if (!first) return null;
  const count = t('organizations.warning_count', { count: warnings.length });
  return (
    <Attention>
      <span className={classes.warnings}>
        <Anchor component={Link} to={first.to} c="inherit" title={first.text}>
          {first.text}
        </Anchor>
        {second && (
          <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
            <Menu.Target>
              <button type="button" className={classes.count}>
                +{warnings.length - 1}
                <VisuallyHidden component="span">
                  {' '}
                  {t('organizations.warnings_of', { count, name: row.organizationName })}
                </VisuallyHidden>
              </button>
            </Menu.Target>
            <Menu.Dropdown className={classes.list}>
              {warnings.map(({ text, to }) => (
                <Menu.Item key={to + text} component={Link} to={to}>
                  {text}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </span>
    </Attention>
  );
}

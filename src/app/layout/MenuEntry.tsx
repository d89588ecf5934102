import { NavLink as MenuLink } from '@mantine/core';
import { Link } from 'react-router';
import type { IconName } from '@/ui/icons/Icon';
import { Icon } from '@/ui/icons/Icon';

interface MenuEntryProps {
  to: string | null;
  label: string;
  icon: IconName;
  /**
   * `current` is 'page' on the entry's own page and 'true' on a page that belongs to it. An entry without
   * `to` is hidden.
   */
  current: 'page' | 'true' | false;
  onCurrent: (() => void) | undefined;
}

export function MenuEntry({ to, label, icon, current, onCurrent }: MenuEntryProps) {
  if (!to) return null;
  return (
    <MenuLink
      component={Link}
      to={to}
      label={label}
      leftSection={<Icon name={icon} />}
      active={current !== false}
      aria-current={current || undefined}
      {...(current === 'page' && onCurrent && { onClick: onCurrent })}
    />
  );
}

import { ActionIcon, Button, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { Icon } from '@/ui/icons/Icon';
import { focusNeighbour } from './focusNeighbour';

interface RowAction {
  label: string;
  /** Red, for removals. */
  danger?: true;
  onClick: () => void;
}

export interface RowMenuProps {
  /** For the accessible name of the button. */
  name: string;
  actions: readonly RowAction[];
  /** What the button says instead of showing three dots; it is its name then. */
  children?: ReactNode;
}

/**
 * The actions of one row or card. The button has the focus before an action begins, so that a dialog returns it
 * there; when the row disappears, the focus moves to the next row.
 */
export function RowMenu({ name, actions, children }: RowMenuProps) {
  const t = useText();
  const button = useFocusFallback<HTMLButtonElement>((from) => focusNeighbour(from, '[data-row-menu]'));
  return (
    // Without Mantine's placeholder the first action takes the focus, as in the other menus.
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        {children ? (
          <Button
            ref={button}
            variant="default"
            px={8}
            rightSection={<Icon name="chevronDown" size={16} />}
            data-row-menu
          >
            {children}
          </Button>
        ) : (
          <ActionIcon ref={button} aria-label={t('ui.row_menu.open', { name })} data-row-menu>
            <Icon name="dots" />
          </ActionIcon>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, danger, onClick }) => (
          <Menu.Item
            key={label}
            {...(danger && { color: 'var(--mantine-color-error)' })}
            onClick={() => {
              button.current?.focus();
              onClick();
            }}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

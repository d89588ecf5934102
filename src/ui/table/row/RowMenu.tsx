import { ActionIcon, Button, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { keyedByIndex } from '@/lib/keyedByIndex';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { Icon } from '@/ui/icons/Icon';
import { focusNeighbour } from './focusNeighbour';

interface RowAction {
  label: string;
  danger?: true;
  onClick: () => void;
}

interface RowActions {
  actions: readonly RowAction[];
}

interface NamedByRow extends RowActions {
  name: string;
  label?: never;
}

interface NamedByLabel extends RowActions {
  name?: never;
  label: ReactNode;
}

export type RowMenuProps = NamedByRow | NamedByLabel;

/**
 * The button gets the focus before an action begins, so that a dialog returns the focus to it. When the row
 * disappears, the focus moves to the next row.
 */
export function RowMenu({ name, label, actions }: RowMenuProps) {
  const t = useText();
  const button = useFocusFallback<HTMLButtonElement>((from) => focusNeighbour(from, '[data-row-menu]'));
  return (
    // Without Mantine's placeholder the first action takes the focus, as in the other menus.
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        {name === undefined ? (
          <Button
            ref={button}
            variant="default"
            px={8}
            rightSection={<Icon name="chevronDown" size={16} />}
            data-row-menu
          >
            {label}
          </Button>
        ) : (
          <ActionIcon ref={button} aria-label={t('ui.row_menu.open', { name })} data-row-menu>
            <Icon name="dots" />
          </ActionIcon>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {/* Keys are positions, because a person may name two actions alike. */}
        {keyedByIndex(actions).map(({ key, item: { label: action, danger, onClick } }) => (
          <Menu.Item
            key={key}
            {...(danger && { color: 'var(--mantine-color-error)' })}
            onClick={() => {
              button.current?.focus();
              onClick();
            }}
          >
            {action}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

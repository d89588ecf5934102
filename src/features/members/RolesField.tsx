import { Checkbox, Stack } from '@mantine/core';
import type { FocusEvent, ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import type { Role } from '@/store/api/organizationApi';
import { rolesOfTicks } from './roleChoice';

interface RolesFieldProps {
  offered: readonly Role[];
  value: Role[];
  onChange: (roles: Role[]) => void;
  onBlur?: () => void;
  error?: ReactNode;
}

export function RolesField({ offered, value, onChange, onBlur, ...messages }: RolesFieldProps) {
  const t = useText();
  // The next box is still the same field.
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  return (
    <Checkbox.Group<Role>
      label={t('users.roles')}
      value={value}
      onChange={(ticked) => onChange(rolesOfTicks(ticked))}
      onBlur={leave}
      {...messages}
    >
      <Stack gap="xs" my={4}>
        {offered.map((role) => (
          <Checkbox
            key={role}
            value={role}
            label={t(`users.role.${role}`)}
            aria-invalid={messages.error !== undefined}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

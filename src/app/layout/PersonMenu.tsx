import { ActionIcon, Menu, Text } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { signOut } from '@/store/api/signOut';
import { useGetUserInfoQuery } from '@/store/api/userInfoApi';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectTokenContent } from '@/store/session/sessionSlice';
import { useLeave } from '@/ui/form/UnsavedGuard';
import { Icon } from '@/ui/icons/Icon';

/** Who is signed in, and the way out. */
export function PersonMenu() {
  const t = useText();
  const dispatch = useAppDispatch();
  const leave = useLeave();
  const token = useAppSelector(selectTokenContent);
  const { data: person } = useGetUserInfoQuery();
  const email = person?.email ?? token?.subject;
  return (
    // Without its placeholder the first action takes the focus, as in the menus of rows.
    <Menu position="bottom-end" width={240} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon aria-label={t('shell.person_menu')}>
          <Icon name="person" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {person?.name && (
            // In a menu a paragraph is not allowed.
            <Text component="div" c="var(--mantine-color-text)" fw={600} truncate>
              {person.name}
            </Text>
          )}
          <Text component="div" size="xs" truncate>
            {email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item leftSection={<Icon name="logOut" />} onClick={() => leave(() => dispatch(signOut()))}>
          {t('shell.log_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

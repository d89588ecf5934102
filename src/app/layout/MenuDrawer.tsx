import { Drawer, Stack } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { LanguageSwitch, SchemeSwitch } from '@/ui/layout/PreferenceSwitches';
import { DepartmentSelector } from './DepartmentSelector';
import { OrganizationsButton } from './OrganizationsButton';
import classes from './Shell.module.css';
import { SideMenu } from './SideMenu';

interface MenuDrawerProps {
  opened: boolean;
  onClose: () => void;
}

export function MenuDrawer({ opened, onClose }: MenuDrawerProps) {
  const t = useText();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size="var(--side-menu-width)"
      title={t('shell.menu')}
      closeButtonProps={{ 'aria-label': t('shell.close_menu') }}
      classNames={{ content: classes.content, body: classes.menuDrawerBody }}
    >
      <Stack gap="xs" px="xs">
        <OrganizationsButton />
        <DepartmentSelector />
      </Stack>
      <div className={classes.menu}>
        <SideMenu onCurrent={onClose} />
      </div>
      <div className={classes.settings}>
        <LanguageSwitch />
        <SchemeSwitch />
      </div>
    </Drawer>
  );
}

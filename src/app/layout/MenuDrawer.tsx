import { Drawer, Stack } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { LanguageSwitch } from '@/ui/layout/LanguageSwitch';
import { SchemeSwitch } from '@/ui/layout/SchemeSwitch';
import { DepartmentSelector } from './DepartmentSelector';
import classes from './MenuDrawer.module.css';
import { OrganizationsButton } from './OrganizationsButton';
import { SideMenu } from './SideMenu';

interface MenuDrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** The side menu of a phone, with what its top bar has no room for. */
export function MenuDrawer({ opened, onClose }: MenuDrawerProps) {
  const t = useText();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size="var(--side-menu-width)"
      title={t('shell.menu')}
      closeButtonProps={{ 'aria-label': t('shell.close_menu') }}
      classNames={{ content: classes.content, body: classes.body }}
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

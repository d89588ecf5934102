import { Button, VisuallyHidden } from '@mantine/core';
import type { MouseEventHandler } from 'react';
import { Link } from 'react-router';
import { useText } from '@/i18n/useText';
import { Icon } from '@/ui/icons/Icon';

interface BackLinkProps {
  to: string;
  /** What it leads to, for the tooltip and for who hears it: in sight, a name of any length would push the title away. */
  place?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** Before a page's title: the list or the thing that the page belongs to. A phone shows the sign alone. */
export function BackLink({ to, place, onClick }: BackLinkProps) {
  const t = useText();
  return (
    <Button
      component={Link}
      to={to}
      variant="default"
      flex="none"
      data-compact
      title={place}
      leftSection={<Icon name="chevronLeft" />}
      onClick={onClick}
    >
      {t('ui.back')}
      {place !== undefined && <VisuallyHidden component="span"> {place}</VisuallyHidden>}
    </Button>
  );
}

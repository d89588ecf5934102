import { Button, VisuallyHidden } from '@mantine/core';
import type { MouseEventHandler } from 'react';
import { Link } from 'react-router';
import { useText } from '@/i18n/useText';
import { Icon } from '@/ui/icons/Icon';

interface BackLinkProps {
  to: string;
  /**
   * `place` appears only in the tooltip and the accessible name, because a visible name of any length would
   * push the title away.
   */
  place?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

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

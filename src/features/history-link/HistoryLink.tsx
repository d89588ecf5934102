import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { MessageId } from '@/i18n/catalogues';
import { useText } from '@/i18n/useText';
import { type HistoryOf, paths } from '@/navigation/paths';
import { Icon } from '@/ui/icons/Icon';
import { historyOfService } from './historyOfService';

interface HistoryLinkProps extends HistoryOf {
  orgId: string;
  /** Another one beside a link with the same name. */
  label?: MessageId;
}

/** Leads to who changed what, of one organisation, department or thing; nothing once the service is known to keep no history. */
export function HistoryLink({ orgId, label = 'history.title', ...of }: HistoryLinkProps) {
  const t = useText();
  if (!historyOfService.isKept) return null;
  return (
    <Button
      component={Link}
      to={paths.history(orgId, of)}
      variant="default"
      leftSection={<Icon name="history" />}
    >
      {t(label)}
    </Button>
  );
}

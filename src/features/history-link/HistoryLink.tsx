import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import type { MessageId } from '@/i18n/catalogues';
import { useText } from '@/i18n/useText';
import { type HistoryOf, paths } from '@/navigation/paths';
import { useFeature } from '@/store/useFeature';
import { Icon } from '@/ui/icons/Icon';

interface HistoryLinkProps extends HistoryOf {
  orgId: string;
  /** A text instead of the button, on a page that has this already. */
  text?: MessageId;
}

/** Leads to who changed what, of one organisation, department or thing; nothing where the service keeps none. */
export function HistoryLink({ orgId, text, ...of }: HistoryLinkProps) {
  const t = useText();
  if (!useFeature('history')) return null;
  const to = paths.history(orgId, of);
  if (text)
    return (
      <Anchor component={Link} to={to}>
        {t(text)}
      </Anchor>
    );
  return (
    <Button component={Link} to={to} variant="default" leftSection={<Icon name="history" />}>
      {t('history.title')}
    </Button>
  );
}

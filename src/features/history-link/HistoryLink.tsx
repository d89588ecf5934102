import { ActionIcon, Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import type { MessageId } from '@/i18n/catalogues';
import { useText } from '@/i18n/useText';
import { type HistoryOf, paths } from '@/navigation/paths';
import { useFeature } from '@/store/useFeature';
import { Icon } from '@/ui/icons/Icon';

interface HistoryLinkProps extends HistoryOf {
  orgId: string;
  text?: MessageId;
  asIcon?: true;
}

export function HistoryLink({ orgId, text, asIcon, ...of }: HistoryLinkProps) {
  const t = useText();
  if (!useFeature('history')) return null;
  const to = paths.history(orgId, of);
  if (text)
    return (
      <Anchor component={Link} to={to}>
        {t(text)}
      </Anchor>
    );
  const title = t('history.title');
  if (asIcon)
    return (
      <ActionIcon component={Link} to={to} variant="default" size={36} aria-label={title} title={title}>
        <Icon name="history" />
      </ActionIcon>
    );
  return (
    <Button component={Link} to={to} variant="default" leftSection={<Icon name="history" />}>
      {title}
    </Button>
  );
}

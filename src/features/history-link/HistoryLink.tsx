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
  const link = { component: Link, to: paths.history(orgId, of) };
  if (text) return <Anchor {...link}>{t(text)}</Anchor>;
  const title = t('history.title');
  if (asIcon)
    return (
      <ActionIcon {...link} variant="default" size={36} aria-label={title} title={title}>
        <Icon name="history" />
      </ActionIcon>
    );
  return (
    <Button {...link} variant="default" leftSection={<Icon name="history" />}>
      {title}
    </Button>
  );
}

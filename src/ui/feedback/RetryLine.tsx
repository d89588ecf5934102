import { Button, Group, Text } from '@mantine/core';
import { useText } from '@/i18n/useText';

interface RetryLineProps {
  text: string;
  onRetry: () => void;
}

export function RetryLine({ text, onRetry }: RetryLineProps) {
  const t = useText();
  return (
    <Group gap="xs" role="status">
      <Text size="sm" c="dimmed">
        {text}
      </Text>
      <Button variant="subtle" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </Group>
  );
}

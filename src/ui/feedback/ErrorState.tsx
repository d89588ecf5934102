import { Button, Text, Title } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { Icon } from '@/ui/icons/Icon';
import classes from './StateMessage.module.css';
import { useFocusFallback } from './useFocusFallback';

interface ErrorStateProps {
  title: string;
  text?: string;
  onRetry?: () => void;
  /** `alreadyAnnounced` is set when a notice shows the same failure, so that screen readers do not read it twice. */
  alreadyAnnounced?: true;
}

export function ErrorState({ title, text, onRetry, alreadyAnnounced }: ErrorStateProps) {
  const t = useText();
  const state = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={state} className={classes.state} role={alreadyAnnounced ? undefined : 'alert'}>
      <span className={classes.alarm}>
        <Icon name="alert" size={24} />
      </span>
      <Title order={2} size="h3">
        {title}
      </Title>
      {text && (
        <Text inherit c="dimmed" mt={-4}>
          {text}
        </Text>
      )}
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      )}
    </div>
  );
}

import { Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { useText } from '@/i18n/useText';
import { useListReadyMeasurementCardsQuery } from '@/store/api/cardVersionApi';
import { BusyButton } from '@/ui/feedback/BusyButton';
import classes from './ReadyCards.module.css';

interface ReadyCardsProps {
  taken: readonly string[];
  onTake: (name: string, document: object) => Promise<void>;
}

export function ReadyCards({ taken, onTake }: ReadyCardsProps) {
  const t = useText();
  const [pressed, setPressed] = useState<string | null>(null);
  const headingId = useId();
  const { data = [] } = useListReadyMeasurementCardsQuery();
  const cards = data.filter(({ document }) => !taken.includes(document.name));
  if (cards.length === 0) return null;
  return (
    <Stack component="section" gap="xs" aria-labelledby={headingId}>
      <Title order={2} size="h4" id={headingId}>
        {t('measurement_cards.ready')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('measurement_cards.ready_hint')}
      </Text>
      <ul className={classes.cards}>
        {cards.map(({ key, country, document }) => (
          <li key={key} className={classes.card}>
            <span lang={document.language} className={classes.name}>
              {document.name}
            </span>
            <Text span inherit c="dimmed">
              {t(`country.${country}`)}
            </Text>
            <BusyButton
              variant="default"
              size="xs"
              busy={pressed === key}
              aria-label={t('measurement_cards.use_ready_card', { name: document.name })}
              onClick={() => {
                setPressed(key);
                void onTake(document.name, document).finally(() => setPressed(null));
              }}
            >
              {t('measurement_cards.use_ready')}
            </BusyButton>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

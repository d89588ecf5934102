import { Button, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useText } from '@/i18n/useText';
import { useListReadyMeasurementCardsQuery } from '@/store/api/cardVersionApi';
import classes from './ReadyCards.module.css';

interface ReadyCardsProps {
  /** Names of the cards that are there. */
  taken: readonly string[];
  isBusy: boolean;
  onTake: (name: string, document: object) => void;
}

/** The cards that come with the service and are not imported yet; nothing where a service has none. */
export function ReadyCards({ taken, isBusy, onTake }: ReadyCardsProps) {
  const t = useText();
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
            <span className={classes.country}>{t(`country.${country}`)}</span>
            <Button
              variant="default"
              size="xs"
              loading={isBusy}
              aria-label={t('measurement_cards.use_ready_card', { name: document.name })}
              onClick={() => onTake(document.name, document)}
            >
              {t('measurement_cards.use_ready')}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

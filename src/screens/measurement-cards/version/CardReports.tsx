import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '@/i18n/useText';
import { paths, reportKinds } from '@/navigation/paths';
import type { MeasurementCardVersion } from '@/store/api/cardVersionApi';
import classes from './CardReports.module.css';

export function CardReports({ card }: { card: MeasurementCardVersion }) {
  const t = useText();
  const { measurementCardId, version, document } = card;
  if (!document.reportConfig) return <Text>{t('measurement_cards.no_report')}</Text>;
  return (
    <Group gap="0 24px">
      {reportKinds.map((kind) => (
        <Anchor
          key={kind}
          component={Link}
          to={paths.measurementCardReport(measurementCardId, version, kind)}
          className={classes.link}
        >
          {t(`measurement_cards.report.${kind}`)}
        </Anchor>
      ))}
    </Group>
  );
}

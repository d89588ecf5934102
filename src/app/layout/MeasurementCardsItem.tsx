import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { useListMeasurementCardVersionsQuery } from '@/store/api/cardVersionApi';
import { Icon } from '@/ui/icons/Icon';

/** Of the person's menu; nothing where the service has no calls for cards. */
export function MeasurementCardsItem() {
  const t = useText();
  const { isError } = useListMeasurementCardVersionsQuery();
  // Before the answer it is there: an item that comes late would move the next one below the pointer.
  if (isError) return null;
  return (
    <Menu.Item component={Link} to={paths.measurementCards} leftSection={<Icon name="details" />}>
      {t('shell.measurement_cards')}
    </Menu.Item>
  );
}

import { useText } from '../../i18n/useText';
import { PageHeader } from '../../ui/PageHeader';

/** The figures of an organisation or of one department. */
export function DashboardScreen() {
  const t = useText();
  return <PageHeader title={t('dashboard.title')} />;
}

import { useParams } from 'react-router';
import { useText } from '../../i18n/useText';
import { PageHeader } from '../../ui/PageHeader';

/** One stack with every value as its measurement card defines it. */
export function StackScreen() {
  const t = useText();
  const { stackId = '' } = useParams();
  return <PageHeader title={t('stack.title', { stackNumber: stackId })} />;
}

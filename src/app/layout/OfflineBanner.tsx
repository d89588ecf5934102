import { useNetwork } from '@mantine/hooks';
import { useText } from '@/i18n/useText';
import classes from './Shell.module.css';

/** Says that there is no network. The region is always there, so that its text is read out when it comes. */
export function OfflineBanner() {
  const t = useText();
  const { online } = useNetwork();
  return <div role="status">{!online && <p className={classes.offline}>{t('shell.offline')}</p>}</div>;
}

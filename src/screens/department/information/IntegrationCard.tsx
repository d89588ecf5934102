import { Button, Group } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useParams } from 'react-router';
import { useText } from '@/i18n/useText';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { Facts } from '@/ui/form/Details';
import { PlainCard } from '@/ui/form/PlainCard';
import { Icon } from '@/ui/icons/Icon';
import classes from './IntegrationCard.module.css';

/** By what id other systems call this department: the one of the address. */
export function IntegrationCard() {
  const t = useText();
  const { deptId = '' } = useParams();
  const { copy, copied, error } = useClipboard();
  const outcome = error ? t('department.copy_failed') : copied ? t('department.copied') : '';
  return (
    <PlainCard
      title={t('department.integration')}
      action={
        <Group gap="sm" justify="flex-end">
          <span aria-hidden="true">{outcome}</span>
          <Button variant="default" leftSection={<Icon name="copy" />} onClick={() => copy(deptId)}>
            {t('department.copy')}
          </Button>
        </Group>
      }
    >
      <Facts
        items={[
          { label: t('department.integration_id'), value: <span className={classes.id}>{deptId}</span> },
        ]}
      />
      <LiveRegion text={outcome} />
    </PlainCard>
  );
}

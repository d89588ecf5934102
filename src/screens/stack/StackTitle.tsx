import { VisuallyHidden } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { PageHeader } from '@/ui/layout/PageHeader';
import { stateMarks } from '@/ui/tone/stateMarks';
import { ToneBadge } from '@/ui/tone/ToneBadge';
import type { Stack } from './readStack';
import classes from './StackScreen.module.css';

interface StackTitleProps {
  stack: Stack | undefined;
  organizationName: string | undefined;
  departmentName: string | undefined;
}

export function StackTitle({ stack, organizationName, departmentName }: StackTitleProps) {
  const t = useText();
  return (
    <PageHeader
      title={stack?.stackNumber ? t('stack.title', { stackNumber: stack.stackNumber }) : t('stack.heading')}
      context={organizationName}
      badge={
        stack && (
          <span className={classes.marks}>
            {departmentName && <span title={departmentName}>{departmentName}</span>}
            {stack.polterId && (
              <span className={classes.stackId} title={stack.polterId}>
                <VisuallyHidden>{t('stack_table.stack_id')}</VisuallyHidden> {stack.polterId}
              </span>
            )}
            {stack.withdrawal === null ? (
              <ToneBadge {...stateMarks[stack.status]} label={t(`stack_state.${stack.status}`)} />
            ) : (
              <ToneBadge tone="danger" shape="alert" label={t('stack.withdrawal.name')} />
            )}
          </span>
        )
      }
    />
  );
}

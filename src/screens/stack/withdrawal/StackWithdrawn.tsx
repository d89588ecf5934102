import { Anchor } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { useSaveFeedback } from '@/features/errors/useSaveResult';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { dayIn, knownZone } from '@/lib/zonedTime';
import { paths } from '@/navigation/paths';
import type { Stack } from '@/screens/stack/readStack';
import { useBringBackStackMutation } from '@/store/api/stackApi';
import { useFeature } from '@/store/useFeature';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { Notice } from '@/ui/feedback/Notice';
import { useShowFailure } from '@/ui/feedback/notifications';
import { focusHeading } from '@/ui/feedback/useFocusFallback';
import classes from './StackWithdrawn.module.css';

export function StackWithdrawn({ stack }: { stack: Stack }) {
  const t = useText();
  const { date } = useFormats();
  const { orgId = '', deptId = '' } = useParams();
  const { resultOf } = useSaveFeedback();
  const showFailure = useShowFailure();
  const canBringBack = useFeature('withdrawals');
  const [bringBack, { isLoading }] = useBringBackStackMutation();
  const { stackId: id, withdrawal, timeZone } = stack;
  if (withdrawal === null) return null;
  const { reason, withdrawnDateTime, withdrawnBy, twin } = withdrawal;
  const submit = async () => {
    const result = await resultOf(await bringBack({ id }));
    if (result.kind === 'failed') showFailure(t('form.updated_failed'), result.message);
    else focusHeading();
  };
  return (
    <section aria-label={t('stack.withdrawal.name')}>
      <Notice tone="danger">
        <div className={classes.withdrawn}>
          <div>
            <p>
              <b>
                {t('stack.withdrawal.said', {
                  by: withdrawnBy ?? '',
                  hasName: withdrawnBy === null ? 'no' : 'yes',
                  date: date(dayIn(withdrawnDateTime, knownZone(timeZone))),
                })}
              </b>{' '}
              {t('stack.doubts.quoted', { word: reason })}
            </p>
            {twin && (
              <p>
                {t('stack.withdrawal.twin_said')}{' '}
                <Anchor
                  component={Link}
                  to={paths.stack(orgId, deptId === 'all' ? 'all' : twin.departmentId, twin.stackId)}
                >
                  {t('stack.title', { stackNumber: twin.stackNumber })}
                </Anchor>
              </p>
            )}
          </div>
          {canBringBack && (
            <BusyButton
              variant="default"
              busy={isLoading}
              onClick={() => {
                if (!isLoading) void submit();
              }}
            >
              {t('stack.withdrawal.bring_back')}
            </BusyButton>
          )}
        </div>
      </Notice>
    </section>
  );
}

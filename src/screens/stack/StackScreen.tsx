import { Group } from '@mantine/core';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { type DepartmentScope, useDepartmentScope } from '@/features/department-scope/useDepartmentScope';
import { FailedPage } from '@/features/errors/FailedPage';
import { HistoryLink } from '@/features/history-link/HistoryLink';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { useGetStackQuery } from '@/store/api/stackApi';
import { serviceErrorOf, serviceErrorOfKind } from '@/store/ports/serviceError';
import { later } from '@/ui/feedback/later';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { DialogFailed } from '@/ui/overlay/DialogFailed';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import { useStackFacts } from './facts/useStackFacts';
import { readStack } from './readStack';
import { StackActions } from './StackActions';
import { StackExport } from './StackExport';
import { StackParts } from './StackParts';
import classes from './StackScreen.module.css';
import { StackSkeleton } from './StackSkeleton';
import { StackTitle } from './StackTitle';
import { StackBack, StackToolbar, StackWay } from './StackToolbar';
import { StackMenu } from './withdrawal/StackMenu';

const WithdrawDialog = later(async () => (await import('./withdrawal/WithdrawDialog')).WithdrawDialog, {
  failed: DialogFailed,
});

export function StackScreen() {
  const t = useText();
  const { orgId = '', deptId = '' } = useParams();
  const state = useDepartmentScope(orgId, deptId);
  if (state.status === 'failed') {
    return <FailedPage title={t('stack.heading')} error={state.error} onRetry={state.retry} />;
  }
  return <StackOfScope scope={state.status === 'ready' ? state.scope : undefined} />;
}

/** A stack of a department outside the address's scope is shown as not found (404). */
function StackOfScope({ scope }: { scope: DepartmentScope | undefined }) {
  const t = useText();
  const { orgId = '', deptId = '', stackId = '' } = useParams();
  const { currentData: sent, error, isFetching, refetch } = useGetStackQuery({ id: stackId });
  const stack = useMemo(() => sent && readStack(stackId, sent), [stackId, sent]);
  const isElsewhere = stack?.departmentId && scope && !scope.departmentIds.includes(stack.departmentId);
  const failure = isElsewhere
    ? serviceErrorOfKind('refused', 404)
    : error && !isFetching
      ? serviceErrorOf(error)
      : null;
  const shown = failure || !scope ? undefined : stack;
  const isPhone = useIsPhone();
  const departmentId = shown?.departmentId ?? deptId;
  const departmentName = scope?.departmentNames.get(departmentId);
  const { facts, isWaiting } = useStackFacts(orgId, shown);
  // Of the page: in a window that gets narrower the menu has another place, and what is typed stays.
  const withdrawal = useDialogSubject<string>();
  const seldom = shown && (
    <Group gap={8}>
      <HistoryLink
        orgId={orgId}
        deptId={deptId}
        kind="Stack"
        thing={stackId}
        {...(!isPhone && { asIcon: true })}
      />
      <StackExport stackId={stackId} {...(!isPhone && { asIcon: true })} />
      <StackMenu key={stackId} stack={shown} onWithdraw={() => withdrawal.open(stackId)} />
    </Group>
  );
  const way = { listHref: paths.stacks(orgId, deptId), scope, stackId };
  if (failure)
    return (
      <FailedPage
        title={t('stack.heading')}
        error={failure}
        onRetry={() => void refetch()}
        head={{ back: <StackBack listHref={way.listHref} />, actions: <StackWay {...way} /> }}
      />
    );
  return (
    <div className={classes.page}>
      {shown && withdrawal.subject === stackId && (
        <WithdrawDialog
          key={stackId}
          opened={withdrawal.opened}
          stack={shown}
          twin={null}
          onClose={withdrawal.close}
        />
      )}
      <StackToolbar
        {...way}
        title={
          <StackTitle
            stack={shown}
            organizationName={scope?.organization.name}
            departmentName={departmentName}
          />
        }
      >
        {!isPhone && seldom}
        <StackActions orgId={orgId} stackId={stackId} stack={shown} facts={facts} isWaiting={isWaiting} />
      </StackToolbar>
      {shown && facts && !isWaiting ? (
        <StackParts
          stack={shown}
          facts={facts}
          departmentName={departmentName}
          // A phone's line of the title is for the way through the list.
          history={isPhone && seldom}
        />
      ) : (
        <StackSkeleton />
      )}
    </div>
  );
}

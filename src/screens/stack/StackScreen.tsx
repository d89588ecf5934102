import { useMemo } from 'react';
import { useParams } from 'react-router';
import { type DepartmentScope, useDepartmentScope } from '@/features/department-scope/useDepartmentScope';
import { FailedPage } from '@/features/errors/FailedPage';
import { StaleNotice } from '@/features/errors/StaleNotice';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { useGetStackQuery } from '@/store/api/stackApi';
import { serviceErrorOf, serviceErrorOfKind } from '@/store/ports/serviceError';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import { useStackFacts } from './facts/useStackFacts';
import { readStack } from './readStack';
import { SeldomActions } from './SeldomActions';
import { StackActions } from './StackActions';
import { type SeldomAct, StackDialogs } from './StackDialogs';
import { StackParts } from './StackParts';
import classes from './StackScreen.module.css';
import { StackSkeleton } from './StackSkeleton';
import { StackTitle } from './StackTitle';
import { StackBack, StackToolbar, StackWay } from './StackToolbar';

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
  const lost = error ? serviceErrorOf(error) : null;
  // The page and the text in its dialogs stay when a reload fails, but not once the stack is gone.
  const isGone = lost?.status === 403 || lost?.status === 404;
  // A stack of another department is no failure while the call is repeated: it may just have been moved here.
  const failure = isFetching
    ? null
    : isElsewhere
      ? serviceErrorOfKind('refused', 404)
      : stack && !isGone
        ? null
        : lost;
  const shown = failure || isElsewhere || !scope ? undefined : stack;
  const isPhone = useIsPhone();
  const departmentId = shown?.departmentId ?? deptId;
  const departmentName = scope?.departmentNames.get(departmentId);
  const { facts, isWaiting } = useStackFacts(orgId, shown);
  // The dialog belongs to the page and not to the menu: in a narrower window the menu moves, and typed text
  // must stay.
  const dialog = useDialogSubject<{ act: SeldomAct; of: string }>();
  const seldom = shown && (
    <SeldomActions
      orgId={orgId}
      deptId={deptId}
      stack={shown}
      hasOtherDepartment={(scope?.departmentNames.size ?? 0) > 1}
      onAct={(act) => dialog.open({ act, of: stackId })}
    />
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
      {shown && scope && dialog.subject?.of === stackId && (
        <StackDialogs
          key={`${dialog.subject.act} ${stackId}`}
          opened={dialog.opened}
          act={dialog.subject.act}
          stack={shown}
          facts={facts}
          departmentNames={scope.departmentNames}
          onClose={dialog.close}
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
      {shown && <StaleNotice error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {shown && facts && !isWaiting ? (
        <StackParts
          stack={shown}
          facts={facts}
          departmentName={departmentName}
          // On a phone the line of the title has only the links to the neighbours in the list.
          history={isPhone && seldom}
        />
      ) : (
        <StackSkeleton />
      )}
    </div>
  );
}

import { useParams } from 'react-router';
import { type DepartmentScope, useDepartmentScope } from '@/features/department-scope/useDepartmentScope';
import { FailedPage } from '@/features/errors/FailedPage';
import { GetReportButton } from '@/features/get-report/GetReportButton';
import { stateLooks } from '@/features/stack-map/geometry/stackPoint';
import { useText } from '@/i18n/useText';
import { paths } from '@/store/access/paths';
import { useGetStackQuery } from '@/store/api/stackApi';
import { failureOf, serviceErrorOf } from '@/store/ports/serviceError';
import { ToneBadge } from '@/ui/feedback/ToneBadge';
import { PageHeader } from '@/ui/layout/PageHeader';
import { readStack } from './readStack';
import { StackContents } from './StackContents';
import classes from './StackScreen.module.css';
import { StackSkeleton } from './StackSkeleton';
import { StackToolbar } from './StackToolbar';

/** One stack with every value as its measurement card defines it. */
export function StackScreen() {
  const t = useText();
  const { orgId = '', deptId = '' } = useParams();
  const state = useDepartmentScope(orgId, deptId);
  if (state.status === 'failed') {
    return <FailedPage title={t('stack.heading')} error={state.error} onRetry={state.retry} />;
  }
  return <StackOfScope scope={state.status === 'ready' ? state.scope : undefined} />;
}

/** A stack that says it is of any other department is none that this address has. */
function StackOfScope({ scope }: { scope: DepartmentScope | undefined }) {
  const t = useText();
  const { orgId = '', deptId = '', stackId = '' } = useParams();
  const { currentData: sent, error, isFetching, refetch } = useGetStackQuery({ id: stackId });
  const stack = sent && readStack(stackId, sent);
  const isElsewhere = stack?.departmentId && scope && !scope.departmentIds.includes(stack.departmentId);
  const failure = isElsewhere
    ? failureOf('refused', 404)
    : error && !isFetching
      ? serviceErrorOf(error)
      : null;
  const shown = failure || !scope ? undefined : stack;
  const departmentId = shown?.departmentId ?? deptId;
  return (
    <div className={classes.page}>
      <StackToolbar
        departmentName={scope?.departmentNames.get(departmentId)}
        listHref={paths.stacks(orgId, deptId)}
      >
        {!failure && <GetReportButton key={stackId} stackId={stackId} state={shown?.status} />}
      </StackToolbar>
      {failure ? (
        <FailedPage title={t('stack.heading')} error={failure} onRetry={() => void refetch()} />
      ) : (
        <>
          <PageHeader
            title={
              shown?.stackNumber ? t('stack.title', { stackNumber: shown.stackNumber }) : t('stack.heading')
            }
            context={scope?.organization.name}
            badge={
              shown && <ToneBadge {...stateLooks[shown.status]} label={t(`stack_state.${shown.status}`)} />
            }
          />
          {shown ? <StackContents stack={shown} /> : <StackSkeleton />}
        </>
      )}
    </div>
  );
}

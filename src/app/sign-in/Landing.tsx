import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router';
import { useDepartmentScope } from '@/features/department-scope/useDepartmentScope';
import { useSawmillsAndCard } from '@/features/department-scope/useSawmillsAndCard';
import { dayOf } from '@/lib/day';
import { patterns } from '@/navigation/paths';
import type { Scope } from '@/store/access/access';
import { landingPath, pathAfterLogin } from '@/store/access/landing';
import { readRedirectState } from '@/store/access/redirectState';
import { useAccess } from '@/store/access/useAccess';
import { useListStackStatisticsQuery, useListStackWaitingQuery } from '@/store/api/stackApi';
import { defaultDashboardFilters } from '@/store/filters/filterDefaults';
import { stackStatisticsArg, stackWaitingArg } from '@/store/filters/queryArgs';
import { useAppSelector } from '@/store/hooks';
import { selectSession } from '@/store/session/sessionSlice';
import { useFeature } from '@/store/useFeature';
import { PageLoader } from '@/ui/feedback/PageLoader';
import { AccessFailure } from './AccessFailure';
import { AccessLoader } from './AccessLoader';
import { rememberLanding } from './lastLanding';
import { WithStore } from './WithStore';

interface LandingProps {
  onSessionEnd: () => void;
}

export function Landing(props: LandingProps) {
  return (
    <WithStore>
      <RedirectAfterLogin {...props} />
    </WithStore>
  );
}

function RedirectAfterLogin({ onSessionEnd }: LandingProps) {
  const { state } = useLocation();
  const session = useAppSelector(selectSession);
  const { access, isLoading, error, retry } = useAccess();
  useEffect(() => {
    if (!session) onSessionEnd();
  }, [session, onSessionEnd]);
  const landing = session && !isLoading && !error ? landingPath(access) : null;
  useEffect(() => {
    if (landing) rememberLanding(landing);
  }, [landing]);

  if (session && error && !isLoading) return <AccessFailure error={error} onRetry={retry} />;
  if (!session) return <PageLoader />;
  if (isLoading) return <AccessLoader />;
  const path = pathAfterLogin(access, readRedirectState(state)?.from);
  const dashboard =
    matchPath(patterns.organizationDashboard, path) ?? matchPath(patterns.departmentDashboard, path);
  return (
    <>
      {dashboard && <DashboardCalls {...dashboard.params} />}
      <Navigate to={path} replace />
    </>
  );
}

function DashboardCalls({ orgId = '', deptId = 'all' }: Scope) {
  const state = useDepartmentScope(orgId, deptId);
  const departmentIds = state.status === 'ready' ? state.scope.departmentIds : [];
  const today = dayOf(new Date());
  const filters = defaultDashboardFilters(today);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const figures = stackStatisticsArg(filters, timeZone, departmentIds);
  const waiting = stackWaitingArg(filters, today, departmentIds);
  const hasFigures = useFeature('figures');
  useSawmillsAndCard(orgId);
  useListStackStatisticsQuery(figures ? { stackStatisticsFilters: figures } : skipToken);
  useListStackWaitingQuery(hasFigures && waiting ? { stackWaitingFilters: waiting } : skipToken);
  return null;
}

import { isAnyOf } from '@reduxjs/toolkit';
import { readFrame, storeFrame } from '@/store/access/rememberedFrame';
import { departmentEndpoints } from '@/store/api/generated/endpoints/department.gen';
import { organizationEndpoints } from '@/store/api/generated/endpoints/organization.gen';
import { userInfoEndpoints } from '@/store/api/generated/endpoints/userInfo.gen';
import { organizationsRemembered } from '@/store/api/knownOrganizationsSlice';
import { selectSession } from '@/store/session/sessionSlice';
import type { AppDispatch, AppStartListening, RootState } from '@/store/state/rootReducer';
import { accessRemembered } from './ownAccess';

const { getUserInfo } = userInfoEndpoints.endpoints;
const { listDepartments } = departmentEndpoints.endpoints;

export function listenForFrame(startListening: AppStartListening): void {
  startListening({
    matcher: isAnyOf(
      getUserInfo.matchFulfilled,
      listDepartments.matchFulfilled,
      organizationEndpoints.endpoints.getOrganization.matchFulfilled,
    ),
    effect: (_, { getState }) => {
      const state = getState();
      const subject = selectSession(state)?.subject;
      const { data: userInfo } = getUserInfo.select()(state);
      // A global admin's departments are never loaded.
      const { data: departments = [] } = listDepartments.select()(state);
      if (subject === undefined || !userInfo) return;
      storeFrame({
        ...readFrame(subject),
        ...{ subject, access: { userInfo, departments }, organizations: state.knownOrganizations },
      });
    },
  });
  startListening({
    predicate: (_, now, before) => selectSession(now)?.subject !== selectSession(before)?.subject,
    effect: (_, { getState }) => {
      const subject = selectSession(getState())?.subject;
      if (subject === undefined || !readFrame(subject)) storeFrame(null);
    },
  });
}

export function frameRestored() {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const session = selectSession(getState());
    const frame = session && readFrame(session.subject);
    if (!frame) return;
    dispatch(accessRemembered(frame.access));
    dispatch(organizationsRemembered(frame.organizations));
    const anew = { forceRefetch: true, subscribe: false };
    void dispatch(getUserInfo.initiate(undefined, anew));
    if (!session.isGlobalAdmin) void dispatch(listDepartments.initiate(undefined, anew));
  };
}

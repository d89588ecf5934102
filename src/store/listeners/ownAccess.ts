import { isAnyOf } from '@reduxjs/toolkit';
import type { SignInAccess } from '@/store/api/client/authCalls';
import { baseApi } from '@/store/api/client/baseApi';
import { featuresRead } from '@/store/api/featuresSlice';
import { departmentEndpoints } from '@/store/api/generated/endpoints/department.gen';
import { organizationEndpoints } from '@/store/api/generated/endpoints/organization.gen';
import { sawmillEndpoints } from '@/store/api/generated/endpoints/sawmill.gen';
import { userInfoEndpoints } from '@/store/api/generated/endpoints/userInfo.gen';
import { rowsOf, textsIn } from '@/store/api/rowsOf';
import { selectSession } from '@/store/session/sessionSlice';
import type { AppDispatch, AppStartListening, RootState } from '@/store/state/rootReducer';

const organization = organizationEndpoints.endpoints;
const department = departmentEndpoints.endpoints;
const sawmill = sawmillEndpoints.endpoints;

const isUserAdded = isAnyOf(
  organization.createOrganizationUser.matchFulfilled,
  department.createDepartmentUser.matchFulfilled,
  sawmill.createSawmillUser.matchFulfilled,
);
const isAdministratorAdded = isAnyOf(
  organization.addOrganizationAdministrator.matchFulfilled,
  department.addDepartmentAdministrator.matchFulfilled,
);
const isOrganizationUserChanged = isAnyOf(
  organization.updateOrganizationUser.matchFulfilled,
  organization.activateOrganizationUser.matchFulfilled,
  organization.deactivateOrganizationUser.matchFulfilled,
);
const isDepartmentUserChanged = isAnyOf(
  department.updateDepartmentUser.matchFulfilled,
  department.activateDepartmentUser.matchFulfilled,
  department.deactivateDepartmentUser.matchFulfilled,
);

function emailOf(userId: string, users: unknown): string | undefined {
  return textsIn(
    rowsOf(users).filter((user) => user.userId === userId),
    'userEmail',
  )[0];
}

function changedEmail(action: unknown, state: RootState): string | undefined {
  if (isUserAdded(action)) return action.meta.arg.originalArgs.body.email;
  if (isAdministratorAdded(action)) return action.meta.arg.originalArgs.administrator.email;
  if (isOrganizationUserChanged(action)) {
    const { id, userId } = action.meta.arg.originalArgs;
    const { data } = organization.getOrganization.select({ id })(state);
    return emailOf(userId, data?.users);
  }
  if (isDepartmentUserChanged(action)) {
    const { id, userId } = action.meta.arg.originalArgs;
    const { data } = department.getDepartment.select({ id })(state);
    return emailOf(userId, data?.users);
  }
  return undefined;
}

/**
 * Loads the access of people again who have changed their own roles or have given themselves access, because
 * they may open other pages now.
 */
export function listenForOwnAccess(startListening: AppStartListening): void {
  startListening({
    matcher: isAnyOf(isUserAdded, isAdministratorAdded, isOrganizationUserChanged, isDepartmentUserChanged),
    effect: (action, { dispatch, getState }) => {
      const self = selectSession(getState())?.subject.toLowerCase();
      if (changedEmail(action, getState())?.toLowerCase() !== self) return;
      dispatch(
        baseApi.util.invalidateTags([
          { type: 'UserInfo', id: 'ME' },
          { type: 'Department', id: 'LIST' },
        ]),
      );
    },
  });
}

export function accessRemembered({ userInfo, departments }: SignInAccess) {
  return (dispatch: AppDispatch) => {
    dispatch(featuresRead(userInfo));
    dispatch(
      userInfoEndpoints.util.upsertQueryEntries([
        { endpointName: 'getUserInfo', arg: undefined, value: userInfo },
      ]),
    );
    dispatch(
      departmentEndpoints.util.upsertQueryEntries([
        { endpointName: 'listDepartments', arg: undefined, value: departments },
      ]),
    );
  };
}

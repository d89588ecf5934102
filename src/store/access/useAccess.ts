import { useMemo } from 'react';
import { useListDepartmentsQuery } from '@/store/api/departmentApi';
import { useGetUserInfoQuery } from '@/store/api/userInfoApi';
import { useAppSelector } from '@/store/hooks';
import { isServiceError, type ServiceError } from '@/store/ports/serviceError';
import { selectSession } from '@/store/session/sessionSlice';
import { type Access, accessOf } from './access';

interface AccessState {
  access: Access;
  isLoading: boolean;
  /** The failure of the first load; `retry` loads again. */
  error: ServiceError | null;
  /** The failure of a reload; the old access stays in use. */
  staleError: ServiceError | null;
  isFetching: boolean;
  retry: () => void;
}

/** Behind the guard `access` is always loaded. */
export function useAccess(): AccessState {
  const session = useAppSelector(selectSession);
  const userInfo = useGetUserInfoQuery(undefined, { skip: !session });
  const departments = useListDepartmentsQuery(undefined, { skip: !session || session.isGlobalAdmin });
  // A global admin's access is known, but not what the service has; its failure keeps nobody out.
  const isReady = session?.isGlobalAdmin ? !userInfo.isLoading : userInfo.data && departments.data;
  const error = [userInfo.error, departments.error].find(isServiceError) ?? null;

  const access = useMemo(
    () => accessOf(session, userInfo.data, departments.data ?? []),
    [session, userInfo.data, departments.data],
  );
  return {
    access,
    isLoading: !isReady && (userInfo.isFetching || departments.isFetching || !error),
    error: isReady ? null : error,
    staleError: isReady ? error : null,
    isFetching: userInfo.isFetching || departments.isFetching,
    retry: () => {
      void userInfo.refetch();
      if (!departments.isUninitialized) void departments.refetch();
    },
  };
}

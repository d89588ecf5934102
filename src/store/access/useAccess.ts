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
  error: ServiceError | null;
  staleError: ServiceError | null;
  isFetching: boolean;
  retry: () => void;
}

export function useAccess(): AccessState {
  const session = useAppSelector(selectSession);
  const userInfo = useGetUserInfoQuery(undefined, { skip: !session });
  const departments = useListDepartmentsQuery(undefined, { skip: !session || session.isGlobalAdmin });
  // A global admin's access is known, but the service's features are not. Failing to load them locks nobody out.
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

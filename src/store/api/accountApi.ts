import { afterSuccess, inlineErrors } from './client/endpointOptions';
import { accountEndpoints } from './generated/endpoints/account.gen';

const sessions = afterSuccess(() => ['AccountSession' as const]);

/** Sessions begin and end without a call of this tab, so the dialog requests them on every opening. */
const accountApi = accountEndpoints.enhanceEndpoints({
  endpoints: {
    listAccountSessions: {
      extraOptions: inlineErrors,
      providesTags: ['AccountSession'],
      keepUnusedDataFor: 0,
    },
    endAccountSession: { invalidatesTags: sessions },
    endOtherAccountSessions: { invalidatesTags: sessions },
    changePassword: { extraOptions: inlineErrors, invalidatesTags: sessions },
  },
});

export type { AccountSession } from './generated/types/schemas.gen';
export const {
  useChangePasswordMutation,
  useEndAccountSessionMutation,
  useEndOtherAccountSessionsMutation,
  useListAccountSessionsQuery,
} = accountApi;

import { inlineErrors } from './client/endpointOptions';
import { userInfoEndpoints } from './generated/endpoints/userInfo.gen';
import { textsIn } from './rowsOf';

const ownSawmills = (relations: unknown) =>
  textsIn(relations, 'sawmillId').map((id) => ({ type: 'UserInfo' as const, id }));

const userInfoApi = userInfoEndpoints.enhanceEndpoints({
  endpoints: {
    getUserInfo: {
      extraOptions: inlineErrors,
      providesTags: (info) => [{ type: 'UserInfo', id: 'ME' }, ...ownSawmills(info?.sawmillRelations)],
    },
    getSawmillUserInfo: {
      extraOptions: inlineErrors,
      providesTags: (info) => [{ type: 'UserInfo', id: 'SAWMILL' }, ...ownSawmills(info?.sawmills)],
    },
  },
});

export type { Role, SawmillUserInfo, UserInfo } from './generated/types/schemas.gen';
export const { useGetUserInfoQuery, useGetSawmillUserInfoQuery } = userInfoApi;

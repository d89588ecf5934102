import { userInfoEndpoints } from './generated/userInfo.gen';

/** What the person is told of sawmills is as old as those of them that are the person's. */
const ownSawmills = (relations: readonly { sawmillId: string }[] = []) =>
  relations.map(({ sawmillId }) => ({ type: 'UserInfo' as const, id: sawmillId }));

const userInfoApi = userInfoEndpoints.enhanceEndpoints({
  endpoints: {
    getUserInfo: {
      providesTags: (info) => [{ type: 'UserInfo', id: 'ME' }, ...ownSawmills(info?.sawmillRelations)],
    },
    getSawmillUserInfo: {
      providesTags: (info) => [{ type: 'UserInfo', id: 'SAWMILL' }, ...ownSawmills(info?.sawmills)],
    },
  },
});

export type { Role, SawmillUserInfo, UserInfo } from './generated/userInfo.gen';
export const { useGetUserInfoQuery, useGetSawmillUserInfoQuery } = userInfoApi;

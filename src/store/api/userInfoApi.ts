import { userInfoEndpoints } from './generated/userInfo.gen';

const userInfoApi = userInfoEndpoints.enhanceEndpoints({
  endpoints: {
    getUserInfo: { providesTags: [{ type: 'UserInfo', id: 'ME' }] },
    getSawmillUserInfo: { providesTags: [{ type: 'UserInfo', id: 'SAWMILL' }] },
  },
});

export type { Role, SawmillUserInfo, UserInfo } from './generated/userInfo.gen';
export const { useGetUserInfoQuery, useGetSawmillUserInfoQuery } = userInfoApi;

// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import type { SawmillUserInfo, UserInfo } from "@/store/api/generated/types/schemas.gen";
import { baseApi as api } from "@/store/api/client/baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUserInfo: build.query<GetUserInfoApiResponse, GetUserInfoApiArg>({
      query: () => ({ url: `/user-info` }),
    }),
    getSawmillUserInfo: build.query<
      GetSawmillUserInfoApiResponse,
      GetSawmillUserInfoApiArg
    >({
      query: () => ({ url: `/user-info/sawmill` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as userInfoEndpoints };
export type GetUserInfoApiResponse = /** status 200 Success */ UserInfo;
export type GetUserInfoApiArg = void;
export type GetSawmillUserInfoApiResponse =
  /** status 200 Success */ SawmillUserInfo;
export type GetSawmillUserInfoApiArg = void;

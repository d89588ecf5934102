// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/auth/login`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    refreshToken: build.mutation<RefreshTokenApiResponse, RefreshTokenApiArg>({
      query: (queryArg) => ({
        url: `/auth/refresh-token`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: (queryArg) => ({
        url: `/auth/logout`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as authEndpoints };
export type LoginApiResponse = /** status 200 Success */ SessionTokens;
export type LoginApiArg = {
  body: {
    username: string;
    password: string;
  };
};
export type RefreshTokenApiResponse = /** status 200 Success */ SessionTokens;
export type RefreshTokenApiArg = {
  body: {
    userId: string;
    refreshToken: string;
  };
};
export type LogoutApiResponse = unknown;
export type LogoutApiArg = {
  body: {
    refreshToken: string;
  };
};
export type SessionTokens = {
  token: string;
  refreshToken: string;
};
export type Failure = {
  data: unknown | null;
  errorMessage: string;
  fieldErrors?: {
    field: string;
    message: string;
  }[];
};

// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import type { SessionTokens, SignIn } from "@/store/api/generated/types/schemas.gen";
import { requestBuilder as api } from "@/store/api/http/requestBuilder";
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
    forgotPassword: build.mutation<
      ForgotPasswordApiResponse,
      ForgotPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/forgot-password`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    resetPassword: build.mutation<
      ResetPasswordApiResponse,
      ResetPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/reset-password`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    confirmAccount: build.mutation<
      ConfirmAccountApiResponse,
      ConfirmAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/confirm-account`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as authRequests };
export type LoginApiResponse = /** status 200 Success */ SignIn;
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
export type ForgotPasswordApiResponse =
  /** status 200 Unknown addresses are answered alike */ null | null;
export type ForgotPasswordApiArg = {
  body: {
    email: string;
  };
};
export type ResetPasswordApiResponse = /** status 200 Done */ null | null;
export type ResetPasswordApiArg = {
  body: {
    email: string;
    newPassword: string;
    token: string;
  };
};
export type ConfirmAccountApiResponse = /** status 200 Done */ null | null;
export type ConfirmAccountApiArg = {
  body: {
    email: string;
    password: string;
    token: string;
  };
};

// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
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
export type Role =
  | "OrganizationAdmin"
  | "DepartmentAdmin"
  | "Registrator"
  | "Surveyor"
  | "Contact"
  | "Integration"
  | "NotSet";
export type UserInfo = {
  name: string;
  email: string;
  organizationRelations: {
    organizationId: string;
    roles: Role[];
  }[];
  departmentRelations: {
    departmentId: string;
    roles: Role[];
  }[];
  sawmillRelations: {
    sawmillId: string;
  }[];
};
export type Failure = {
  data: null | null;
  errorMessage: string;
  fieldErrors?: {
    field: string;
    message: string;
  }[];
};
export type SawmillUserInfo = {
  organizations: {
    organizationId: string;
    organizationName: string;
    departments: {
      departmentId: string;
      departmentName: string;
    }[];
  }[];
  sawmills: {
    sawmillId: string;
  }[];
};

// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSawmills: build.query<ListSawmillsApiResponse, ListSawmillsApiArg>({
      query: (queryArg) => ({
        url: `/sawmill/list`,
        params: {
          organizationId: queryArg.organizationId,
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    assignStacks: build.mutation<AssignStacksApiResponse, AssignStacksApiArg>({
      query: (queryArg) => ({
        url: `/sawmill/${encodeURIComponent(String(queryArg.id))}/assign-stacks`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sawmillEndpoints };
export type ListSawmillsApiResponse =
  /** status 200 The sawmills of the organisation, by name */ {
    data: Sawmill[];
    page: number;
    totalCount: number;
  };
export type ListSawmillsApiArg = {
  organizationId: string;
  page?: number;
  pageSize?: number;
};
export type AssignStacksApiResponse =
  /** status 200 All of the stacks are assigned, or none */ {
    assigned: number;
  };
export type AssignStacksApiArg = {
  id: string;
  body: {
    stackIds: string[];
  };
};
export type Sawmill = {
  id: string;
  name: string;
  organizationId: string;
  /** Null for department admins, who read ids and names only */
  users:
    | {
        userId: string;
        name: string;
        email: string;
        phone: string;
      }[]
    | null;
};
export type Failure = {
  data: unknown | null;
  errorMessage: string;
  fieldErrors?: {
    field: string;
    message: string;
  }[];
};

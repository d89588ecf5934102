// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import type { StackView, StackViewFields } from "@/store/api/generated/types/schemas.gen";
import { baseApi as api } from "@/store/api/client/baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStackViews: build.query<
      ListStackViewsApiResponse,
      ListStackViewsApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/stack-view`,
      }),
    }),
    createStackView: build.mutation<
      CreateStackViewApiResponse,
      CreateStackViewApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/stack-view`,
        method: "POST",
        body: queryArg.stackViewFields,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    updateStackView: build.mutation<
      UpdateStackViewApiResponse,
      UpdateStackViewApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/stack-view/${encodeURIComponent(String(queryArg.viewId))}`,
        method: "PUT",
        body: queryArg.stackViewFields,
        headers: {
          "if-match": queryArg["if-match"],
        },
      }),
    }),
    deleteStackView: build.mutation<
      DeleteStackViewApiResponse,
      DeleteStackViewApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/stack-view/${encodeURIComponent(String(queryArg.viewId))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as stackViewEndpoints };
export type ListStackViewsApiResponse = /** status 200 Success */ StackView[];
export type ListStackViewsApiArg = {
  id: string;
};
export type CreateStackViewApiResponse = /** status 201 Created */ StackView;
export type CreateStackViewApiArg = {
  id: string;
  "idempotency-key"?: string;
  stackViewFields: StackViewFields;
};
export type UpdateStackViewApiResponse = /** status 200 Done */ null | null;
export type UpdateStackViewApiArg = {
  id: string;
  viewId: string;
  "if-match"?: string;
  stackViewFields: StackViewFields;
};
export type DeleteStackViewApiResponse = unknown;
export type DeleteStackViewApiArg = {
  id: string;
  viewId: string;
};

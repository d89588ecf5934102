// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import type { Sawmill, SawmillUser } from "@/store/api/generated/types/schemas.gen";
import { baseApi as api } from "@/store/api/client/baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    assignStacks: build.mutation<AssignStacksApiResponse, AssignStacksApiArg>({
      query: (queryArg) => ({
        url: `/sawmill/${encodeURIComponent(String(queryArg.id))}/assign-stacks`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    unassignStacks: build.mutation<
      UnassignStacksApiResponse,
      UnassignStacksApiArg
    >({
      query: (queryArg) => ({
        url: `/sawmill/${encodeURIComponent(String(queryArg.id))}/unassign-stacks`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
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
    createSawmill: build.mutation<
      CreateSawmillApiResponse,
      CreateSawmillApiArg
    >({
      query: (queryArg) => ({
        url: `/sawmill`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    renameSawmill: build.mutation<
      RenameSawmillApiResponse,
      RenameSawmillApiArg
    >({
      query: (queryArg) => ({
        url: `/sawmill/${encodeURIComponent(String(queryArg.id))}/rename`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "if-match": queryArg["if-match"],
        },
      }),
    }),
    deleteSawmill: build.mutation<
      DeleteSawmillApiResponse,
      DeleteSawmillApiArg
    >({
      query: (queryArg) => ({
        url: `/sawmill/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    createSawmillUser: build.mutation<
      CreateSawmillUserApiResponse,
      CreateSawmillUserApiArg
    >({
      query: (queryArg) => ({
        url: `/sawmill/${encodeURIComponent(String(queryArg.id))}/user`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    updateSawmillUser: build.mutation<
      UpdateSawmillUserApiResponse,
      UpdateSawmillUserApiArg
    >({
      query: (queryArg) => ({
        url: `/sawmill/${encodeURIComponent(String(queryArg.id))}/user/${encodeURIComponent(String(queryArg.userId))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "if-match": queryArg["if-match"],
        },
      }),
    }),
    deleteSawmillUser: build.mutation<
      DeleteSawmillUserApiResponse,
      DeleteSawmillUserApiArg
    >({
      query: (queryArg) => ({
        url: `/sawmill/${encodeURIComponent(String(queryArg.id))}/user/${encodeURIComponent(String(queryArg.userId))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sawmillEndpoints };
export type AssignStacksApiResponse =
  /** status 200 All of the stacks are assigned, or none */ {
    assigned: number;
    /** Absent where the service has no unassign-stacks */
    undoableUntil?: string;
  };
export type AssignStacksApiArg = {
  id: string;
  "idempotency-key"?: string;
  body: {
    stackIds: string[];
  };
};
export type UnassignStacksApiResponse =
  /** status 200 Each of the stacks is measured without a sawmill again, or refused with its reason */ {
    undone: string[];
    refused: {
      stackId: string;
      reason: "NotAssigned" | "AssignedAnew" | "TooLate" | "SeenBySawmill";
      /** Of the sawmill that the stack is assigned to now; null without one */
      sawmillName?: string | null;
    }[];
  };
export type UnassignStacksApiArg = {
  id: string;
  "idempotency-key"?: string;
  body: {
    stackIds: string[];
    /** Names the assignment by the moment in `undoableAssignment` or `undoableUntil`: stacks that were assigned anew since then are refused */
    until?: string;
  };
};
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
export type CreateSawmillApiResponse = /** status 201 Created */ Sawmill;
export type CreateSawmillApiArg = {
  "idempotency-key"?: string;
  body: {
    organizationId: string;
    name: string;
    /** Null, or without it: not known */
    position?: {
      latitude: number;
      longitude: number;
    } | null;
  };
};
export type RenameSawmillApiResponse = /** status 200 Done */ null | null;
export type RenameSawmillApiArg = {
  id: string;
  "if-match"?: string;
  body: {
    name: string;
    /** Null: not known. Without it the position stays as it is */
    position?: {
      latitude: number;
      longitude: number;
    } | null;
  };
};
export type DeleteSawmillApiResponse = unknown;
export type DeleteSawmillApiArg = {
  id: string;
};
export type CreateSawmillUserApiResponse =
  /** status 201 Created */ SawmillUser;
export type CreateSawmillUserApiArg = {
  id: string;
  "idempotency-key"?: string;
  body: {
    email: string;
    name?: string;
    phone?: string;
    /** Of the invitation, unless the account of the address has used another one; without it that of the organisation’s country */
    language?: "en" | "da" | "de" | "pl";
  };
};
export type UpdateSawmillUserApiResponse = /** status 200 Done */ null | null;
export type UpdateSawmillUserApiArg = {
  id: string;
  userId: string;
  "if-match"?: string;
  body: {
    name?: string;
    phone?: string;
  };
};
export type DeleteSawmillUserApiResponse = unknown;
export type DeleteSawmillUserApiArg = {
  id: string;
  userId: string;
};

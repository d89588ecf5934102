// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import type { ImportedMeasurementCard, MeasurementCardVersion, MeasurementCardVersions, ReadyMeasurementCard } from "@/store/api/generated/types/schemas.gen";
import { baseApi as api } from "@/store/api/client/baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMeasurementCardVersions: build.query<
      ListMeasurementCardVersionsApiResponse,
      ListMeasurementCardVersionsApiArg
    >({
      query: () => ({ url: `/measurement-card` }),
    }),
    importMeasurementCard: build.mutation<
      ImportMeasurementCardApiResponse,
      ImportMeasurementCardApiArg
    >({
      query: (queryArg) => ({
        url: `/measurement-card`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listReadyMeasurementCards: build.query<
      ListReadyMeasurementCardsApiResponse,
      ListReadyMeasurementCardsApiArg
    >({
      query: () => ({ url: `/measurement-card/ready` }),
    }),
    getMeasurementCardVersion: build.query<
      GetMeasurementCardVersionApiResponse,
      GetMeasurementCardVersionApiArg
    >({
      query: (queryArg) => ({
        url: `/measurement-card/${encodeURIComponent(String(queryArg.id))}/version/${encodeURIComponent(String(queryArg.version))}`,
      }),
    }),
    deleteMeasurementCardDraft: build.mutation<
      DeleteMeasurementCardDraftApiResponse,
      DeleteMeasurementCardDraftApiArg
    >({
      query: (queryArg) => ({
        url: `/measurement-card/${encodeURIComponent(String(queryArg.id))}/version/${encodeURIComponent(String(queryArg.version))}`,
        method: "DELETE",
        headers: {
          "if-match": queryArg["if-match"],
        },
      }),
    }),
    publishMeasurementCardVersion: build.mutation<
      PublishMeasurementCardVersionApiResponse,
      PublishMeasurementCardVersionApiArg
    >({
      query: (queryArg) => ({
        url: `/measurement-card/${encodeURIComponent(String(queryArg.id))}/version/${encodeURIComponent(String(queryArg.version))}/publish`,
        method: "PUT",
        headers: {
          "if-match": queryArg["if-match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as cardVersionEndpoints };
export type ListMeasurementCardVersionsApiResponse =
  /** status 200 Success */ MeasurementCardVersions[];
export type ListMeasurementCardVersionsApiArg = void;
export type ImportMeasurementCardApiResponse =
  /** status 200 Success */ ImportedMeasurementCard;
export type ImportMeasurementCardApiArg = {
  body: {
    [key: string]: unknown;
  };
};
export type ListReadyMeasurementCardsApiResponse =
  /** status 200 Success */ ReadyMeasurementCard[];
export type ListReadyMeasurementCardsApiArg = void;
export type GetMeasurementCardVersionApiResponse =
  /** status 200 Success */ MeasurementCardVersion;
export type GetMeasurementCardVersionApiArg = {
  id: string;
  version: number;
};
export type DeleteMeasurementCardDraftApiResponse = unknown;
export type DeleteMeasurementCardDraftApiArg = {
  id: string;
  version: number;
  "if-match"?: string;
};
export type PublishMeasurementCardVersionApiResponse =
  /** status 200 Done */ null | null;
export type PublishMeasurementCardVersionApiArg = {
  id: string;
  version: number;
  "if-match"?: string;
};

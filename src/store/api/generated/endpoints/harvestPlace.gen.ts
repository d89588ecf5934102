// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import type { HarvestPlace, HarvestPlaceFields, HarvestPlaces, StackOrigin } from "@/store/api/generated/types/schemas.gen";
import { baseApi as api } from "@/store/api/client/baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHarvestPlaces: build.query<
      ListHarvestPlacesApiResponse,
      ListHarvestPlacesApiArg
    >({
      query: (queryArg) => ({
        url: `/department/${encodeURIComponent(String(queryArg.id))}/harvest-place`,
      }),
    }),
    createHarvestPlace: build.mutation<
      CreateHarvestPlaceApiResponse,
      CreateHarvestPlaceApiArg
    >({
      query: (queryArg) => ({
        url: `/department/${encodeURIComponent(String(queryArg.id))}/harvest-place`,
        method: "POST",
        body: queryArg.harvestPlaceFields,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    updateHarvestPlace: build.mutation<
      UpdateHarvestPlaceApiResponse,
      UpdateHarvestPlaceApiArg
    >({
      query: (queryArg) => ({
        url: `/department/${encodeURIComponent(String(queryArg.id))}/harvest-place/${encodeURIComponent(String(queryArg.placeId))}`,
        method: "PUT",
        body: queryArg.harvestPlaceFields,
        headers: {
          "if-match": queryArg["if-match"],
        },
      }),
    }),
    deleteHarvestPlace: build.mutation<
      DeleteHarvestPlaceApiResponse,
      DeleteHarvestPlaceApiArg
    >({
      query: (queryArg) => ({
        url: `/department/${encodeURIComponent(String(queryArg.id))}/harvest-place/${encodeURIComponent(String(queryArg.placeId))}`,
        method: "DELETE",
      }),
    }),
    getStackOrigin: build.query<
      GetStackOriginApiResponse,
      GetStackOriginApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/${encodeURIComponent(String(queryArg.id))}/origin`,
      }),
    }),
    setStackHarvestPlace: build.mutation<
      SetStackHarvestPlaceApiResponse,
      SetStackHarvestPlaceApiArg
    >({
      query: (queryArg) => ({
        url: `/stack/harvest-place`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as harvestPlaceEndpoints };
export type ListHarvestPlacesApiResponse =
  /** status 200 Success */ HarvestPlaces;
export type ListHarvestPlacesApiArg = {
  id: string;
};
export type CreateHarvestPlaceApiResponse =
  /** status 201 Created */ HarvestPlace;
export type CreateHarvestPlaceApiArg = {
  id: string;
  "idempotency-key"?: string;
  harvestPlaceFields: HarvestPlaceFields;
};
export type UpdateHarvestPlaceApiResponse = /** status 200 Done */ null | null;
export type UpdateHarvestPlaceApiArg = {
  id: string;
  placeId: string;
  "if-match"?: string;
  harvestPlaceFields: HarvestPlaceFields;
};
export type DeleteHarvestPlaceApiResponse = unknown;
export type DeleteHarvestPlaceApiArg = {
  id: string;
  placeId: string;
};
export type GetStackOriginApiResponse = /** status 200 Success */ StackOrigin;
export type GetStackOriginApiArg = {
  id: string;
};
export type SetStackHarvestPlaceApiResponse =
  /** status 200 Done */ null | null;
export type SetStackHarvestPlaceApiArg = {
  body: {
    stackIds: string[];
    placeId: string | null;
  };
};

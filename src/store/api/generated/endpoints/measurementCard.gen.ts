// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import type { OrganizationMeasurementCard, StackNumbering } from "@/store/api/generated/types/schemas.gen";
import { baseApi as api } from "@/store/api/client/baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMeasurementCards: build.query<
      ListMeasurementCardsApiResponse,
      ListMeasurementCardsApiArg
    >({
      query: () => ({ url: `/measurement-card/list` }),
    }),
    getOrganizationMeasurementCard: build.query<
      GetOrganizationMeasurementCardApiResponse,
      GetOrganizationMeasurementCardApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/measurement-card`,
      }),
    }),
    updateOrganizationMeasurementCard: build.mutation<
      UpdateOrganizationMeasurementCardApiResponse,
      UpdateOrganizationMeasurementCardApiArg
    >({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/measurement-card-information`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "if-match": queryArg["if-match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as measurementCardEndpoints };
export type ListMeasurementCardsApiResponse = /** status 200 Success */ {
  measurementCardId: string;
  measurementCardName: string;
}[];
export type ListMeasurementCardsApiArg = void;
export type GetOrganizationMeasurementCardApiResponse =
  /** status 200 Success */ OrganizationMeasurementCard;
export type GetOrganizationMeasurementCardApiArg = {
  id: string;
};
export type UpdateOrganizationMeasurementCardApiResponse =
  /** status 200 Done */ null | null;
export type UpdateOrganizationMeasurementCardApiArg = {
  id: string;
  "if-match"?: string;
  body: {
    measurementCardId: string;
    stackNumbering: StackNumbering;
    exportFormat?: "Csv";
  };
};

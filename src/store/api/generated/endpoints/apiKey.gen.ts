// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
import type { ApiKey, ApiKeyScope, NewApiKey } from "@/store/api/generated/types/schemas.gen";
import { baseApi as api } from "@/store/api/client/baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listApiKeys: build.query<ListApiKeysApiResponse, ListApiKeysApiArg>({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/api-key`,
      }),
    }),
    createApiKey: build.mutation<CreateApiKeyApiResponse, CreateApiKeyApiArg>({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/api-key`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    revokeApiKey: build.mutation<RevokeApiKeyApiResponse, RevokeApiKeyApiArg>({
      query: (queryArg) => ({
        url: `/organization/${encodeURIComponent(String(queryArg.id))}/api-key/${encodeURIComponent(String(queryArg.keyId))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as apiKeyEndpoints };
export type ListApiKeysApiResponse = /** status 200 Success */ ApiKey[];
export type ListApiKeysApiArg = {
  id: string;
};
export type CreateApiKeyApiResponse = /** status 201 Created */ NewApiKey;
export type CreateApiKeyApiArg = {
  id: string;
  body: {
    name: string;
    scopes: ApiKeyScope[];
  };
};
export type RevokeApiKeyApiResponse = unknown;
export type RevokeApiKeyApiArg = {
  id: string;
  keyId: string;
};

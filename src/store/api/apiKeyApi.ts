import { afterSuccess, inlineErrors } from './client/endpointOptions';
import { apiKeyEndpoints } from './generated/endpoints/apiKey.gen';

const all = afterSuccess(() => ['ApiKey' as const]);

const apiKeyApi = apiKeyEndpoints.enhanceEndpoints({
  endpoints: {
    listApiKeys: { extraOptions: inlineErrors, providesTags: ['ApiKey'] },
    createApiKey: { extraOptions: inlineErrors, invalidatesTags: all },
    revokeApiKey: { invalidatesTags: all },
  },
});

export type { CreateApiKeyApiResponse } from './generated/endpoints/apiKey.gen';
export type { ApiKey, ApiKeyScope } from './generated/types/schemas.gen';
export const { useCreateApiKeyMutation, useListApiKeysQuery, useRevokeApiKeyMutation } = apiKeyApi;

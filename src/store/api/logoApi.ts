import { fromDataUrl, toDataUrl } from '@/lib/dataUrl';
import { baseApi } from './client/baseApi';
import { afterSuccess, inlineErrors } from './client/endpointOptions';
import { organizationRequests } from './generated/requests/organization.gen';
import { readImage } from './http/readImage';
import type { Result } from './http/request';

interface LogoUpload {
  id: string;
  dataUrl: string;
}

/**
 * Returns the image as a data URL, or null if there is none: a 404 is not a failure (specification,
 * administration area, section 8).
 */
async function readLogo(response: Response): Promise<Result<string | null>> {
  const { data, error } = await readImage(response);
  if (data) return { data: toDataUrl(data.bytes, data.type) };
  return response.status === 404 ? { data: null } : { error };
}

/** The logo arrives as bytes and is stored as text, because the store holds only serialisable values. */
const logoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getLogo: build.query<string | null, { id: string }>({
      query: organizationRequests.getLogo,
      extraOptions: { ...inlineErrors, read: readLogo },
      providesTags: (_, __, { id }) => [{ type: 'Logo', id }],
    }),
    updateLogo: build.mutation<unknown, LogoUpload>({
      query: ({ id, dataUrl }) =>
        organizationRequests.updateLogo({ id, body: { file: fromDataUrl(dataUrl) } }),
      extraOptions: inlineErrors,
      invalidatesTags: afterSuccess(({ id }) => [{ type: 'Logo' as const, id }]),
      onQueryStarted: async ({ id, dataUrl }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(logoApi.util.updateQueryData('getLogo', { id }, () => dataUrl));
        await queryFulfilled.catch(shown.undo);
      },
    }),
  }),
});

export const { useGetLogoQuery, useUpdateLogoMutation } = logoApi;

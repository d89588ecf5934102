import { fromDataUrl, toDataUrl } from '@/lib/dataUrl';
import type { ServiceError } from '@/store/ports/serviceError';
import { afterSuccess } from './client/afterSuccess';
import { baseApi } from './client/baseApi';
import { callService } from './client/callService';
import { interruption, timeLimits } from './client/send';
import type { SessionDispatch } from './client/sessionThunk';
import { readImage } from './readImage';

interface LogoUpload {
  id: string;
  dataUrl: string;
}

/** The image as a data URL, null where there is none: 404 is no failure (specification, section 8). */
type LogoAnswer = { data: string | null; error?: undefined } | { data?: undefined; error: ServiceError };

const addressOf = (id: string) => `/organization/${encodeURIComponent(id)}/logo`;

async function readLogo(response: Response): Promise<LogoAnswer> {
  if (response.status === 404) {
    // An answer that is not read to its end keeps its connection.
    await response.arrayBuffer();
    return { data: null };
  }
  const { image, error } = await readImage(response);
  return image ? { data: toDataUrl(image.bytes, image.type) } : { error };
}

/** An organisation's logo. It travels as bytes and is kept as text: the store holds nothing that cannot be serialised. */
const logoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readLogo: build.query<string | null, { id: string }>({
      providesTags: (_, __, { id }) => [{ type: 'Logo', id }],
      queryFn: async ({ id }, api) => {
        const dispatch: SessionDispatch = api.dispatch;
        const signal = AbortSignal.any([api.signal, AbortSignal.timeout(timeLimits.call)]);
        const reply = await dispatch(callService({ url: addressOf(id) }, signal));
        if (reply.error) return { error: reply.error };
        return readLogo(reply.response).catch(() => ({ error: interruption(signal) }));
      },
    }),
    /** Shows the new logo at once, and the former one again when the service refuses it. */
    uploadLogo: build.mutation<unknown, LogoUpload>({
      query: ({ id, dataUrl }) => {
        const body = new FormData();
        body.append('file', fromDataUrl(dataUrl));
        return { url: addressOf(id), method: 'PUT', body };
      },
      invalidatesTags: afterSuccess(({ id }) => [{ type: 'Logo' as const, id }]),
      onQueryStarted: async ({ id, dataUrl }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(logoApi.util.updateQueryData('readLogo', { id }, () => dataUrl));
        await queryFulfilled.catch(shown.undo);
      },
    }),
  }),
});

export const { useReadLogoQuery, useUploadLogoMutation } = logoApi;

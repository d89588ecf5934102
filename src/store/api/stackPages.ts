import { serviceErrorOf } from '@/store/ports/serviceError';
import { inlineErrors } from './client/endpointOptions';
import type { SessionThunk } from './client/sessionThunk';
import { stackEndpoints } from './generated/endpoints/stack.gen';
import { stackRequests } from './generated/requests/stack.gen';
import type { SawmillStackFilters, StackFilters, StackItem, StackState } from './generated/types/schemas.gen';
import type { Result } from './http/request';

export type StackListCall =
  | { list: 'listStacks'; body: StackFilters }
  | { list: 'listSawmillStacks'; body: SawmillStackFilters };

type Paging = { states: StackState[]; page: number; pageSize: number };
interface StackPage {
  data: StackItem[];
  totalCount: number;
}

/**
 * Loads further pages of a list besides the one on screen. It is a separate endpoint, because notices about
 * the list's own failure and recovery refer to the page on screen.
 */
const stackPageApi = stackEndpoints.injectEndpoints({
  endpoints: (build) => ({
    readStackPage: build.query<StackPage, StackListCall>({
      query: ({ list, body }) =>
        list === 'listStacks'
          ? stackRequests.listStacks({ stackFilters: body })
          : stackRequests.listSawmillStacks({ sawmillStackFilters: body }),
      // A missing suggestion needs no notice; `selectAllResults` shows one for all its pages.
      extraOptions: inlineErrors,
      providesTags: [{ type: 'Stack', id: 'LIST' }],
    }),
  }),
});

export const { useReadStackPageQuery } = stackPageApi;

export function askStackPage(call: StackListCall, paging: Paging): SessionThunk<Promise<Result<StackPage>>> {
  return async (dispatch) => {
    const page: StackListCall =
      call.list === 'listStacks'
        ? { list: call.list, body: { ...call.body, ...paging } }
        : { list: call.list, body: { ...call.body, ...paging } };
    const { data, error } = await dispatch(
      stackPageApi.endpoints.readStackPage.initiate(page, { subscribe: false, forceRefetch: true }),
    );
    return data ? { data } : { error: serviceErrorOf(error) };
  };
}

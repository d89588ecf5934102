import { serviceErrorOf } from '@/store/ports/serviceError';
import { inlineErrors } from './client/endpointOptions';
import type { SessionThunk } from './client/sessionThunk';
import { stackRequests } from './generated/requests/stack.gen';
import {
  type SawmillStackFilters,
  type StackFilters,
  type StackItem,
  type StackState,
  stackEndpoints,
} from './generated/stack.gen';
import type { Result } from './http/request';

/** One of the two lists with the body of its call. */
export type StackListCall =
  | { list: 'listStacks'; body: StackFilters }
  | { list: 'listSawmillStacks'; body: SawmillStackFilters };

type Paging = { states: StackState[]; page: number; pageSize: number };
interface StackPage {
  data: StackItem[];
  totalCount: number;
}

/**
 * What a list finds besides the page on screen. An endpoint of its own, because the failure and the recovery of the
 * list's are told as those of the page.
 */
const stackPageApi = stackEndpoints.injectEndpoints({
  endpoints: (build) => ({
    readStackPage: build.query<StackPage, StackListCall>({
      query: ({ list, body }) =>
        list === 'listStacks'
          ? stackRequests.listStacks({ stackFilters: body })
          : stackRequests.listSawmillStacks({ sawmillStackFilters: body }),
      // A missing suggestion needs no notice; `selectAllResults` gives one for all its pages.
      extraOptions: inlineErrors,
      providesTags: [{ type: 'Stack', id: 'LIST' }],
    }),
  }),
});

export const { useReadStackPageQuery } = stackPageApi;

/** One page of a list, asked for anew. Its failure is left to the caller to tell. */
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

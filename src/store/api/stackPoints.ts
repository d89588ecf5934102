import type { PackedPoints } from '@/lib/packedPoints';
import { serviceErrorOfKind } from '@/store/ports/serviceError';
import { inlineErrors } from './client/endpointOptions';
import type { SessionThunk } from './client/sessionThunk';
import { stackEndpoints } from './generated/endpoints/stack.gen';
import { type ListStackPointsApiArg, stackRequests } from './generated/requests/stack.gen';
import { readFailure } from './http/envelope';
import type { Result } from './http/request';

/**
 * The store holds this object in place of the answer. The answer is dropped once the store forgets the
 * object.
 */
interface Ticket {
  count: number;
}

const answers = new WeakMap<Ticket, PackedPoints>();

export function packedPointsOf(ticket: Ticket | undefined): PackedPoints | undefined {
  return ticket && answers.get(ticket);
}

async function readPoints(response: Response): Promise<Result<Ticket>> {
  if (!response.ok) return readFailure(response);
  // The import runs while the body loads, because the list must not wait for code that only a map needs.
  const [{ unpackPoints }, bytes] = await Promise.all([import('@/lib/packedPoints'), response.arrayBuffer()]);
  const points = unpackPoints(bytes);
  if (!points) return { error: serviceErrorOfKind('unreadable', response.status) };
  const ticket = { count: points.length };
  answers.set(ticket, points);
  return { data: ticket };
}

const stackPointsApi = stackEndpoints.injectEndpoints({
  endpoints: (build) => ({
    listStackPoints: build.query<Ticket, ListStackPointsApiArg>({
      query: stackRequests.listStackPoints,
      extraOptions: { ...inlineErrors, read: readPoints },
      providesTags: [{ type: 'Stack', id: 'MAP' }],
      // A ticket with an unchanged count is still another ticket.
      structuralSharing: false,
    }),
  }),
});

export const { useListStackPointsQuery } = stackPointsApi;

export function endPointCalls(): SessionThunk<void> {
  return (dispatch) => {
    for (const call of dispatch(stackPointsApi.util.getRunningQueriesThunk()))
      if (call.queryCacheKey.startsWith('listStackPoints(')) call.abort();
  };
}

import { type OrganizationRow, organizationEndpoints } from './generated/organization.gen';
import { failureOf, isServiceError, type ServiceError } from './serviceError';

const pageSize = 100;
type Rows = { data: OrganizationRow[]; error?: undefined } | { data?: undefined; error: ServiceError };

const tagged = organizationEndpoints.enhanceEndpoints({
  endpoints: {
    listOrganizations: { providesTags: [{ type: 'Organization', id: 'LIST' }] },
    getOrganization: { providesTags: (_, __, { id }) => [{ type: 'Organization', id }] },
  },
});

const organizationApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** Every organisation in detail: the page of 100 that the specification names, and those that follow it. */
    listAllOrganizations: build.query<OrganizationRow[], void>({
      providesTags: [{ type: 'Organization', id: 'LIST' }],
      queryFn: async (_, { dispatch }): Promise<Rows> => {
        const page = (number: number) =>
          dispatch(
            tagged.endpoints.listOrganizationsDetailed.initiate(
              { page: number, pageSize },
              { subscribe: false, forceRefetch: true },
            ),
          );
        const first = await page(1);
        const count = Math.ceil((first.data?.totalCount ?? 0) / pageSize);
        const others = Array.from({ length: Math.max(0, count - 1) }, (__, index) => page(index + 2));
        const pages = [first, ...(await Promise.all(others))];
        const failed = pages.find(({ data }) => data === undefined);
        if (!failed) return { data: pages.flatMap(({ data }) => data?.data ?? []) };
        return { error: isServiceError(failed.error) ? failed.error : failureOf('unreadable') };
      },
    }),
  }),
});

export type { Organization, OrganizationRow } from './generated/organization.gen';
export const { useGetOrganizationQuery, useListAllOrganizationsQuery } = organizationApi;

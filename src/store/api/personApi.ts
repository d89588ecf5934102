import { afterSuccess, inlineErrors } from './client/endpointOptions';
import { organizationEndpoints } from './generated/endpoints/organization.gen';
import { textsIn } from './rowsOf';

const organization = ({ id }: { id: string }) => ({ type: 'Organization', id }) as const;
const all = { type: 'Organization', id: 'LIST' } as const;

const personApi = organizationEndpoints.enhanceEndpoints({
  endpoints: {
    listPeople: { extraOptions: inlineErrors, providesTags: ['People'] },
    getPerson: {
      extraOptions: inlineErrors,
      providesTags: (person, _, arg) => [
        organization(arg),
        ...textsIn(person?.departments, 'departmentId').map((id) => ({ type: 'Department' as const, id })),
        ...textsIn(person?.sawmills, 'sawmillId').map((id) => ({ type: 'Sawmill' as const, id })),
      ],
    },
    invitePerson: {
      extraOptions: inlineErrors,
      // The result of the mail is shown beside the person.
      invalidatesTags: afterSuccess((arg) => [organization(arg), 'Department' as const, 'Sawmill' as const]),
    },
    deactivatePerson: {
      extraOptions: inlineErrors,
      invalidatesTags: afterSuccess((arg) => [
        organization(arg),
        all,
        'Department' as const,
        'Sawmill' as const,
        'People' as const,
      ]),
    },
  },
});

export type { KnownPerson, Person } from './generated/types/schemas.gen';
export const {
  useDeactivatePersonMutation,
  useGetPersonQuery,
  useInvitePersonMutation,
  useLazyGetPersonQuery,
  useListPeopleQuery,
} = personApi;

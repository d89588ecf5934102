import { afterSuccess, inlineErrors } from './client/endpointOptions';
import { stackViewEndpoints } from './generated/endpoints/stackView.gen';

const ofOrganization = ({ id }: { id: string }) => ({ type: 'StackView', id }) as const;
const inTheirList = afterSuccess((arg: { id: string }) => [ofOrganization(arg)]);

const stackViewApi = stackViewEndpoints.enhanceEndpoints({
  endpoints: {
    listStackViews: { extraOptions: inlineErrors, providesTags: (_, __, arg) => [ofOrganization(arg)] },
    createStackView: { extraOptions: inlineErrors, invalidatesTags: inTheirList },
    updateStackView: { extraOptions: inlineErrors, invalidatesTags: inTheirList },
    deleteStackView: { invalidatesTags: inTheirList },
  },
});

export type { StackView, StackViewFields, StackViewParameter } from './generated/types/schemas.gen';
export const {
  useCreateStackViewMutation,
  useDeleteStackViewMutation,
  useListStackViewsQuery,
  useUpdateStackViewMutation,
} = stackViewApi;

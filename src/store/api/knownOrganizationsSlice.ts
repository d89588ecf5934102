import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { organizationEndpoints } from './generated/endpoints/organization.gen';

export interface KnownOrganization {
  organizationId: string;
  name: string;
  departments: readonly { departmentId: string; name: string }[];
}

type KnownOrganizations = Readonly<Record<string, KnownOrganization>>;

const isNamed = (value: unknown, id: string): value is { name: string } =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, id) === 'string' &&
  'name' in value &&
  typeof value.name === 'string';

export function isKnownOrganization(value: unknown): value is KnownOrganization {
  return (
    isNamed(value, 'organizationId') &&
    'departments' in value &&
    Array.isArray(value.departments) &&
    value.departments.every((department) => isNamed(department, 'departmentId'))
  );
}

/** Remembers the organisations opened in this session, so that the frame can be drawn before the service answers. */
const knownOrganizationsSlice = createSlice({
  name: 'knownOrganizations',
  initialState: (): KnownOrganizations => ({}),
  reducers: {
    organizationsRemembered: (_, { payload }: PayloadAction<KnownOrganizations>) => payload,
  },
  extraReducers: (builder) => {
    builder.addMatcher(
      organizationEndpoints.endpoints.getOrganization.matchFulfilled,
      (known, { payload }: PayloadAction<unknown>) => {
        if (!isKnownOrganization(payload)) return known;
        const { organizationId, name, departments } = payload;
        const outline = departments.map((one) => ({ departmentId: one.departmentId, name: one.name }));
        return { ...known, [organizationId]: { organizationId, name, departments: outline } };
      },
    );
  },
});

export const knownOrganizationsReducer = knownOrganizationsSlice.reducer;
export const { organizationsRemembered } = knownOrganizationsSlice.actions;

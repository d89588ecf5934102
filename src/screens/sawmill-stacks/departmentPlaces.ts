import type { SawmillUserInfo } from '@/store/api/userInfoApi';

interface DepartmentPlace {
  departmentId: string;
  departmentName: string;
  organizationId: string;
  organizationName: string;
}

/** Every department that a sawmill user meets, by its id, with the organisation that it belongs to. */
export function departmentPlaces({ organizations }: SawmillUserInfo): ReadonlyMap<string, DepartmentPlace> {
  const places = organizations.flatMap(({ organizationId, organizationName, departments }) =>
    departments.map((department) => ({ ...department, organizationId, organizationName })),
  );
  return new Map(places.map((place) => [place.departmentId, place]));
}

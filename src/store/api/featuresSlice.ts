import {
  createSlice,
  isRejectedWithValue,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { features } from '@/lib/generated/enums.gen';
import type { Ports } from '@/store/ports/ports';
import { isServiceError, type ServiceError } from '@/store/ports/serviceError';
import type { SessionState } from '@/store/session/sessionSlice';
import { userInfoEndpoints } from './generated/endpoints/userInfo.gen';
import { featureOfCall, lookForNothing } from './generated/features.gen';
import type { Feature } from './generated/types/schemas.gen';

type Offered = readonly Feature[] | null;

function featuresOf(info: unknown): Offered {
  const listed: unknown =
    typeof info === 'object' && info !== null && 'features' in info ? info.features : [];
  return Array.isArray(listed) ? features.filter((name) => listed.includes(name)) : [];
}

/**
 * Distinguishes a missing call from a missing record. If the answer is an envelope, the record is missing,
 * except for calls that look up no record.
 */
function isCallMissing(call: string, { status, kind }: ServiceError): boolean {
  if (status === 404) return kind === 'unreadable' || lookForNothing.includes(call);
  return status === 405 || status === 501;
}

interface FailedCall {
  call: string;
  error: ServiceError;
}

function withoutMissing(offered: Offered, { call, error }: FailedCall): Offered {
  if (offered === null || !isCallMissing(call, error)) return offered;
  return offered.filter((name) => name !== featureOfCall[call]);
}

function failedCallOf({ payload, meta }: { payload: unknown; meta: { arg: unknown } }): FailedCall | null {
  const { arg } = meta;
  if (!isServiceError(payload) || typeof arg !== 'object' || arg === null) return null;
  return 'endpointName' in arg && typeof arg.endpointName === 'string'
    ? { call: arg.endpointName, error: payload }
    : null;
}

/**
 * Holds the service's additions to the specification. The service lists them with the person's access; an
 * addition that turns out to be missing stays missing until the access is read again.
 */
const featuresSlice = createSlice({
  name: 'features',
  initialState: (): Offered => null,
  reducers: {
    featuresRead: (_, { payload }: PayloadAction<unknown>) => featuresOf(payload),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(userInfoEndpoints.endpoints.getUserInfo.matchFulfilled, (_, { payload }) =>
        featuresOf(payload),
      )
      .addMatcher(isRejectedWithValue, (offered, action) => {
        const failed = failedCallOf(action);
        return failed ? withoutMissing(offered, failed) : offered;
      });
  },
});

export const featuresReducer = featuresSlice.reducer;
export const { featuresRead } = featuresSlice.actions;

interface FeaturesState {
  features: Offered;
}

export type FeatureThunk<Result> = ThunkAction<
  Result,
  { session: SessionState } & FeaturesState,
  Ports,
  UnknownAction
>;

export function hasFeature({ features: offered }: FeaturesState, name: Feature): boolean {
  return offered?.includes(name) ?? false;
}

export type { Feature } from './generated/types/schemas.gen';

import type { ServiceRequest } from './request';

interface Definition<Arg> {
  query: (arg: Arg) => ServiceRequest;
}

const build = {
  query: <_Answer, Arg>({ query }: Definition<Arg>) => query,
  mutation: <_Answer, Arg>({ query }: Definition<Arg>) => query,
};

/**
 * Replaces the api slice in `generated/requests`, so that each endpoint is the function that builds its
 * request. Sign-in and the report page need such functions, because they call the service without a store. So
 * do downloads, because files never enter the store.
 */
export const requestBuilder = {
  injectEndpoints: <Requests>({
    endpoints,
  }: {
    endpoints: (builder: typeof build) => Requests;
    overrideExisting: boolean;
  }): Requests => endpoints(build),
};

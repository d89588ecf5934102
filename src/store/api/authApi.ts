import { authEndpoints } from './generated/auth.gen';

export const authApi = authEndpoints;

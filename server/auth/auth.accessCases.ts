import type { AccessCases } from '../testing/access/accessCase';

export const authCases = {
  login: { request: () => ['POST', '/auth/login', { username: 'nobody@x.example', password: 'x' }] },
  refreshToken: { request: () => ['POST', '/auth/refresh-token', { userId: 'x', refreshToken: 'x' }] },
  logout: { request: () => ['POST', '/auth/logout', { refreshToken: 'x' }] },
  forgotPassword: { request: () => ['POST', '/auth/forgot-password', { email: 'nobody@x.example' }] },
  resetPassword: {
    request: () => [
      'POST',
      '/auth/reset-password',
      { email: 'nobody@x.example', newPassword: 'Timber-2026!', token: 'x' },
    ],
  },
  confirmAccount: {
    request: () => [
      'POST',
      '/auth/confirm-account',
      { email: 'nobody@x.example', password: 'Timber-2026!', token: 'x' },
    ],
  },
} satisfies AccessCases;

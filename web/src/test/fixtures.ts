import type { ErrorBody, ErrorCode } from '@lumen/contracts/error-body'
import type { User } from '@lumen/contracts/auth/schema'

export const userFixture = (change: Partial<User> = {}): User => ({
  id: '01990000-0000-7000-8000-000000000001',
  username: '林小满',
  email: 'xiaoman@example.com',
  firstName: null,
  profileImageUrl: null,
  credits: 1280,
  vipPoints: 36,
  subscriptionTier: 'free',
  isVerified: false,
  emailState: 'confirmed',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastLoginAt: null,
  ageBand: 'adult',
  region: 'CN',
  preferences: { language: 'zh', theme: 'system' },
  ...change,
})

export const errorFixture = (code: ErrorCode, error: string = code): ErrorBody => ({
  error,
  code,
  requestId: 'request-1',
})

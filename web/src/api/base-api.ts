import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query'

/** What cached answers are about. Features add tags here, one line each. */
const tagTypes = [
  'Companion',
  'Message',
  'DeviceSession',
  'Deletion',
  'Security',
  'SignInWays',
  'Notification',
  'NotificationPreference',
  'Privacy',
  'Memory',
  'Dashboard',
  'BirthProfile',
  'Reading',
  'Insight',
  'Wallet',
  'Subscription',
  'MediaJob',
  'Gallery',
  'Avatar',
  'AvatarTemplate',
  'Scenario',
  'Play',
  'Reminder',
  'Tendencies',
  'Office',
  'Report',
  'Models',
  'ModelCatalogue',
  'ModelServers',
  'Flags',
  'Announcement',
  'Help',
] as const

/**
 * The one api. Features inject their endpoints and describe them with `call`. Answers stay fresh
 * until a tag or a socket frame says otherwise: no retries, no polling, no refetch on focus.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  keepUnusedDataFor: 600,
  endpoints: () => ({}),
})

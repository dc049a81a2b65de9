import { lazy, Suspense } from 'react'

const AnnouncementBanner = lazy(async () => ({
  default: (await import('@/features/announcements')).AnnouncementBanner,
}))

/** Draws nothing until something is announced, so no page waits for it. */
export const LazyAnnouncement = () => (
  <Suspense fallback={null}>
    <AnnouncementBanner />
  </Suspense>
)

export { AnnouncementBanner, AnnouncementNotice } from './announcement-banner'

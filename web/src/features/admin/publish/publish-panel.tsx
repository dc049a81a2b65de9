import { AnnouncementSection } from './announcement-section'
import { FlagSection } from './flag-section'
import { HelpSection } from './help-section'

/** What is switched on, what everybody is told, and what the help says. */
export const PublishPanel = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
    <AnnouncementSection />
    <FlagSection />
    <HelpSection />
  </div>
)

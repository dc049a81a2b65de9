/**
 * Which feature an event shows the use of. Features are counted for “features used today”; a
 * service that tells of another one gets a line here, and a consumer of auth's when it has none.
 */
const features: Readonly<Record<string, string>> = {
  'chat.message-created': 'chat',
  'chat.message-edited': 'editing',
  'chat.message-regenerated': 'regeneration',
  'chat.companion-created': 'companion-creation',
  'chat.companion-updated': 'companion-design',
  'media.job-ended': 'creation',
  'fortune.western-opened': 'western-astrology',
  'fortune.eastern-opened': 'eastern-fortune',
}

/** null: the event is no use of a feature. */
export const featureOfEvent = (name: string): string | null =>
  Object.hasOwn(features, name) ? (features[name] ?? null) : null

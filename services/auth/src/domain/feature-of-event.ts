/**
 * Which feature an event shows the use of. Features are counted for “features used today”; a
 * service that tells of another one gets a line here.
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

/** Services whose events show the use of features. */
export const featureServices: readonly string[] = [
  ...new Set(Object.keys(features).map((name) => name.slice(0, name.indexOf('.')))),
]

/** null: the event is no use of a feature. */
export const featureOfEvent = (name: string): string | null =>
  Object.hasOwn(features, name) ? (features[name] ?? null) : null

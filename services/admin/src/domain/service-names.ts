type Described = { name: string; description: string }

/** What clients without texts of their own show; in this order on the status page. */
const services: Readonly<Record<string, Described>> = {
  gateway: { name: 'Web and API', description: 'The entrance of pages, apps and live connections' },
  auth: { name: 'Accounts', description: 'Sign-in, sessions, profiles and notifications' },
  chat: { name: 'Conversations', description: 'Companions, messages and live replies' },
  models: { name: 'Models', description: 'Which model answers, and those that may be chosen' },
  memory: { name: 'Memories', description: 'Memory crystals and the emotional journey' },
  fortune: { name: 'Astrology and fortune', description: 'Charts, readings and daily fortune' },
  media: { name: 'Media', description: 'Avatars, pictures, speech and video' },
  billing: { name: 'Credits and plans', description: 'Wallet, subscriptions and payments' },
  admin: { name: 'Help and contact', description: 'Help centre, contact form and this page' },
}

const order = Object.keys(services)

export const describeService = (id: string): Described =>
  services[id] ?? { name: id, description: id }

/** Services in the order of the status page; unknown ones last. */
export const inOrder = <T extends { id: string }>(list: readonly T[]): T[] => {
  const place = ({ id }: T) => (order.includes(id) ? order.indexOf(id) : order.length)
  return list.toSorted((a, b) => place(a) - place(b))
}

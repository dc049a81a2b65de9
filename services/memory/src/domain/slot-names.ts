/** Relations of which one has one at a time; partners take each other's place. */
export const soleRelations: Readonly<Record<string, string>> = {
  mother: 'mother',
  father: 'father',
  bestFriend: 'bestFriend',
  boss: 'boss',
  roommate: 'roommate',
  wife: 'partner',
  husband: 'partner',
  girlfriend: 'partner',
  boyfriend: 'partner',
}

/** What is about the user and known to all companions; the rest belongs to the one it was told. */
export const sharedAttributes = [
  'name',
  'age',
  'birthday',
  'city',
  'origin',
  'job',
  'study',
  'diet',
  'allergy',
] as const

const shared: ReadonlySet<string> = new Set(sharedAttributes)
export const isShared = (attribute: string): boolean => shared.has(attribute)

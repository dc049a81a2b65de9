/** What help lines were shown for: said plainly of oneself, around it, or of somebody else. */
export const careKinds = ['direct', 'indirect', 'third_party'] as const

/** What can be reported: what a companion said, a picture, an avatar template that comes along, a scenario that is offered to everybody. */
export const reportKinds = ['message', 'picture', 'template', 'scenario'] as const

/** Each takes in what stands before it: who is warned or suspended has lost the content too. */
export const moderationActions = ['keep', 'remove', 'warn', 'suspend'] as const

export const companionStates = ['active', 'hidden'] as const

/** What waits for an answer, what has one, and what is dealt with. */
export const contactStates = ['open', 'answered', 'closed'] as const

export const incidentSeverities = ['minor', 'major', 'critical'] as const

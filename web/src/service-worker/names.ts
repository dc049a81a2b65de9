/** Cache of answers that belong to a session; thrown away when it ends. */
export const personalCache = 'personal'
/** Message to a waiting worker: take over now. */
export const askForUpdate = 'ask-for-update'

/** Tables that are not distributed, each with the reason. */
export type WholeTables = Readonly<Record<string, string>>

/** Those of the database package, in every service. */
export const wholeEverywhere: WholeTables = {
  inbox: 'which consumer has handled which event, of all users alike',
  outbox: 'events leave in the order in which they were written',
  migrations: 'the history of the schema',
  erased_users: 'hashes that lead back to nobody',
}

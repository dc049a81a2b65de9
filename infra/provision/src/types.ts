/** The three servers Lumen runs on. */
export type ServerName = 'postgres' | 'redis' | 'nats'

/** Where a server came from; the order in `origins.ts` is the order in which they are tried. */
export type Origin = 'environment' | 'path' | 'npm' | 'apt' | 'docker'

/** `serve` keeps data safely; `test` trades durability for speed. */
export type Purpose = 'serve' | 'test'

/** What every step of one `provision` call needs to know. */
export type Context = {
  /** Absolute directory that holds the data, logs, passwords and pid records. */
  readonly dataDir: string
  /** Absolute directory of privately unpacked packages; several data directories may share one. */
  readonly packagesDir: string
  readonly env: NodeJS.ProcessEnv
  readonly report: (line: string) => void
  readonly signal: AbortSignal
  readonly purpose: Purpose
  readonly origins: Readonly<Record<ServerName, readonly Origin[]>>
}

/** A server program found on this machine, proven to start by asking for its version. */
export type Program = {
  readonly path: string
  readonly version: Version
  /** Directories for LD_LIBRARY_PATH when the program brings its own libraries. */
  readonly libraries: readonly string[]
}

export type Version = { readonly major: number; readonly minor: number }

/** The operating system account a server runs under. */
export type Account = { readonly name: string; readonly uid: number; readonly gid: number }

/** Generated passwords, kept in `credentials.json` (mode 0600) of the data directory. */
export type Credentials = {
  readonly postgres: string
  readonly redis: string
  /** Password of each NATS account; the user, who may everything in it, is named like the account. */
  readonly nats: Readonly<Record<string, string>>
  /** Those who may less, by their names. */
  readonly natsUsers: Readonly<Record<string, NatsUser>>
}

/** What a user of NATS may say and hear, as subjects; answers to what they are asked they may always give. */
export type NatsPermissions = {
  readonly publish: readonly string[]
  readonly subscribe: readonly string[]
}

/** A user of an account who may not everything. */
export type NatsUser = {
  readonly account: string
  readonly password: string
  readonly permissions: NatsPermissions
}

import type { ContainerSpec } from './docker.ts'
import type { ProgramSpec } from './programs.ts'
import type { Launch } from './server-process.ts'
import type { Account, Program, ServerName, Version } from './types.ts'

/** Everything that differs between the three servers. */
export type ServerDefinition = {
  readonly name: ServerName
  readonly programs: ProgramSpec
  /** Account its programs run under; undefined for our own. */
  readonly account: Account | undefined
  /** Directory the account can reach, where copies of programs may be put. */
  readonly home: string
  /** Why a program of this version cannot serve the data that is here; undefined when it can. */
  refuse(version: Version): string | undefined
  /** Writes what the server needs before it starts on this port. */
  prepare(program: Program, port: number): Promise<Launch>
  /** Resolves when the server on this port answers us; rejects with its words while it does not. */
  ready(port: number): Promise<void>
  /** Brings a running server's configuration up to date. True when it must be told to reload. */
  refresh?(port: number): boolean
  /** Longest time from start to ready, in milliseconds. */
  readonly startLimitMs: number
  readonly container: ContainerSpec
}

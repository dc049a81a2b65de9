import type { Language } from '@lumen/contracts/languages'
import type { Preferences } from '@lumen/contracts/auth/schema'
import type { ColumnType, Generated } from 'kysely'

type Time = ColumnType<Date, Date | string, Date | string>

export type UserTable = {
  id: string
  email: string
  username: string
  first_name: string | null
  password_hash: string
  role: Generated<'user' | 'admin'>
  is_verified: Generated<boolean>
  /** Sealed `YYYY-MM-DD`, context `users.birth_date:<id>`. */
  birth_date: Buffer | null
  region: string | null
  language: Language
  theme: Generated<Preferences['theme']>
  created_at: Time
  last_login_at: Time | null
}

export type SessionTable = {
  id: string
  user_id: string
  token_hash: string
  created_at: Time
  expires_at: Time
  ended_at: Time | null
}

export type AuthTables = {
  users: UserTable
  sessions: SessionTable
}

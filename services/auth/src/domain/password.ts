import { hash, verify, type Options } from '@node-rs/argon2'

/** argon2id, the library's default, with the parameters of the OWASP password storage cheat sheet. */
const parameters: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes off the event loop; about 20 ms of one core. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

export type PasswordCheck = (password: string, storedHash: string | null) => Promise<boolean>

/**
 * Makes a check that takes as long for an unknown account (`storedHash` null) as for a wrong
 * password, so that the time of an answer does not tell which accounts exist.
 */
export function createPasswordCheck(): PasswordCheck {
  let decoy: Promise<string> | undefined
  return async (password, storedHash) => {
    decoy ??= hashPassword('no account has this password')
    const matches = await verify(storedHash ?? (await decoy), password)
    return matches && storedHash !== null
  }
}

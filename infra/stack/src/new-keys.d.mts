export type KeyPair = { privateKey: string; publicKey: string }
export function newPassword(): string
export function newSealKeys(version?: number): string
export function newIdentityKeys(): KeyPair
export function newWebPushKeys(): KeyPair

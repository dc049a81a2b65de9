export type KeyPair = { privateKey: string; publicKey: string }
export function newPassword(): string
export function newSealKeys(): string
export function newIdentityKeys(): KeyPair
export function newWebPushKeys(): KeyPair

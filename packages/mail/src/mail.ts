/** A finished mail to one person. */
export type Mail = {
  /** Becomes its Message-ID: what is sent twice can be told by it. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Of what a person wrote: where answers go, and the ids of earlier mails of its thread. */
  readonly letter?: { readonly replyTo?: string; readonly after: readonly string[] }
}

/**
 * `sent`: the server, or the folder, has it. `refused`: it never will take this one. Anything that may
 * pass by itself is thrown.
 */
export type MailOutcome = 'sent' | 'refused'

/** Where mails go. */
export type Mailer = {
  /** `smtp`: to people. `captured`: into a folder. `off`: nowhere, as in production without SMTP. */
  readonly mode: 'smtp' | 'captured' | 'off'
  /** @throws when a later try may succeed, and where the mode is `off` */
  send(mail: Mail): Promise<MailOutcome>
  close(): void
}

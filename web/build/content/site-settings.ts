/** Mailboxes that the pages name, each with the part before the @ when nothing else is set. */
const mailboxes = {
  support: 'support',
  privacy: 'privacy',
  dpo: 'dpo',
  legal: 'legal',
  reports: 'reports',
  ip: 'copyright',
  sales: 'sales',
} as const
export type Mailbox = keyof typeof mailboxes

export type SiteSettings = {
  /** Origin that users open, without a slash at its end. */
  url: string
  mail: Readonly<Record<Mailbox, string>>
}

const isName = (host: string) => host.includes('.') && !/^[\d.]+$/.test(host)

/**
 * What an operator sets about the public pages when they are built: `PUBLIC_URL`; `LUMEN_MAIL_DOMAIN`
 * (the host of PUBLIC_URL when absent); `LUMEN_MAIL_PRIVACY` and so on for single mailboxes.
 * @throws when PUBLIC_URL is not an address
 */
export function siteSettings(
  env: Readonly<Record<string, string | undefined>> = process.env,
): SiteSettings {
  const given = env['PUBLIC_URL'] || 'http://localhost:8080'
  if (!URL.canParse(given)) throw new Error(`PUBLIC_URL is not an address: ${given}`)
  const { origin, hostname } = new URL(given)
  const domain = env['LUMEN_MAIL_DOMAIN'] || (isName(hostname) ? hostname : 'lumen.example')
  return {
    url: origin,
    mail: Object.fromEntries(
      Object.entries(mailboxes).map(([box, name]) => [
        box,
        env[`LUMEN_MAIL_${box.toUpperCase()}`] || `${name}@${domain}`,
      ]),
    ) as Record<Mailbox, string>,
  }
}

/**
 * The wrapper’s page is of another site than the server, whose cookie does not come along: there the bearer
 * token does, and is kept. A browser keeps the session in its HttpOnly cookie, where no script reads it.
 */
export const carriesToken = (): boolean => import.meta.env.MODE === 'native'

/**
 * The token to send for a session, null in a browser.
 * @param key what the page calls its session: the token itself where it is carried, else a name that opens nothing
 */
export const tokenOf = (key: string | null): string | null => (carriesToken() ? key : null)

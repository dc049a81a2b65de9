/** Header by which the service worker tells apart answers of sessions; the server reads nothing of it. */
export const sessionHeader = 'x-lumen-session'

/** What stands in for a picture that is broken. A file of its own, because it travels to the browser. */
export const FALLBACK = { banner: '/images/default-banner.svg', user: '/images/default-user.svg' } as const

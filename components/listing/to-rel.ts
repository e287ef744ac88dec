/** Combinations of filters are thousands of addresses, and none is indexed: crawlers need not open them. */
export const toRel = (href: string) => (href.includes('&') ? 'nofollow' : undefined)

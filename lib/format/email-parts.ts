// Bounded, so that a long text without an address costs no more than its length.
const EMAIL = /([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/

/** Splits a text at its email addresses: every second part is one. */
export const toEmailParts = (text: string): string[] => text.split(EMAIL)

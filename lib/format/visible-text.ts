/**
 * Characters that nobody sees: soft hyphens, zero-width spaces, and marks of direction, which could disguise what follows.
 * The joiners that words of some scripts need, and the variants of characters, are none of them.
 */
const HIDDEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

const SPACES = /[\s\p{Cc}\u2028\u2029]+/gu

export const removeHidden = (text: string): string => text.replace(HIDDEN, '')

/** Returns a text on one line, without what nobody sees. */
export const toVisibleLine = (text: string): string => removeHidden(text).replace(SPACES, ' ').trim()

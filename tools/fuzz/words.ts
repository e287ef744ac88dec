/** The words of a text. */
export const toWords = (text: string): string[] => text.trim().split(/\s+/)

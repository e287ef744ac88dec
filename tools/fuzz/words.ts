/** A list written as one text, its items parted by spaces or ends of lines. */
export const toWords = (text: string): string[] => text.trim().split(/\s+/)
